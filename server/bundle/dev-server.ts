import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Server } from "node:http";
import type { Message } from "esbuild";
import { faultHtml, serveFault } from "./fault-page.ts";

/** Both builds may finish at nearly the same time. */
const debounceMs = 30;
/** A server that does not stop by then is killed. */
const stopMaxMs = 5000;
const usualPort = 3000;

/** The server under `npm run dev`: the site, or the faults of its build. `env` is the site's environment. */
export class DevServer {
  readonly #env: NodeJS.ProcessEnv;
  #running: ChildProcess | undefined;
  #faults: Server | undefined;
  #queue = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #ending = false;

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  /** A build begins: its files must not be read half-written. */
  wait(): void {
    clearTimeout(this.#timer);
  }

  /** Restarts the site: once for several calls in a row, and never two at a time. */
  restart(): void {
    this.#next(() => {
      this.#running = spawn(process.execPath, ["--enable-source-maps", "dist/server/main.js"], {
        stdio: "inherit",
        env: this.#env,
      });
    });
  }

  /** Shows faults in place of the site. */
  show(faults: readonly Message[]): void {
    this.#next(async () => {
      const { PORT, HOST = "127.0.0.1" } = this.#env;
      this.#faults = serveFault(await faultHtml(faults), Number(PORT || usualPort), HOST);
    });
  }

  /** Stops all at Ctrl+C, SIGTERM and SIGHUP, however often they come, then exits. */
  endWithSignals(): void {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      process.on(signal, () => {
        if (this.#ending) return;
        this.#ending = true;
        clearTimeout(this.#timer);
        void this.#queue.then(() => this.#stop()).then(() => process.exit(0));
      });
    }
    // The site ends with this process, however it ends.
    process.on("exit", () => this.#running?.kill("SIGKILL"));
  }

  #next(begin: () => Promise<void> | void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#queue = this.#queue.then(async () => {
        await this.#stop();
        if (!this.#ending) await begin();
      });
    }, debounceMs);
  }

  async #stop(): Promise<void> {
    const [running, faults] = [this.#running, this.#faults];
    this.#running = undefined;
    this.#faults = undefined;
    if (faults?.listening) {
      faults.closeAllConnections();
      await new Promise((resolve) => faults.close(resolve));
    }
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const exited = once(running, "exit");
    running.kill("SIGTERM");
    const late = setTimeout(() => running.kill("SIGKILL"), stopMaxMs);
    await exited;
    clearTimeout(late);
  }
}
