import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** Both builds may finish at nearly the same time. */
const debounceMs = 30;

/** The server under `npm run dev`. `env` is its environment. */
export class DevServer {
  readonly #env: NodeJS.ProcessEnv;
  #running: ChildProcess | undefined;
  #queue = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #ending = false;

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  /** Restarts once for several calls in a row, and never runs two servers. */
  restart(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#queue = this.#queue.then(async () => {
        await this.#stop();
        if (this.#ending) return;
        this.#running = spawn(process.execPath, ["--enable-source-maps", "dist/server/main.js"], {
          stdio: "inherit",
          env: this.#env,
        });
      });
    }, debounceMs);
  }

  /** Stops the server at Ctrl+C, SIGTERM and SIGHUP, then exits. */
  endWithSignals(): void {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      process.once(signal, () => {
        this.#ending = true;
        clearTimeout(this.#timer);
        void this.#queue.then(() => this.#stop()).then(() => process.exit(0));
      });
    }
  }

  async #stop(): Promise<void> {
    const running = this.#running;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const exited = once(running, "exit");
    running.kill("SIGTERM");
    await exited;
  }
}
