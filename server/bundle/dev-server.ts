import { type ChildProcess, spawn } from "node:child_process";
import { hash } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { formatMessages, type Message } from "esbuild";

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

/** A page with this header is shown instead of the site: `live-reload.ts` looks for it. */
const faultHeader = "X-Build-Fault";
const headers = { "Cache-Control": "no-store", "Content-Type": "text/html; charset=utf-8" };

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Faults of a build as a page, each with its file, line and column. */
async function faultHtml(faults: readonly Message[]): Promise<string> {
  const messages = await formatMessages([...faults], { kind: "error", color: false, terminalWidth: 100 });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>The build failed</title>
<h1>The build failed</h1><pre>${escaped(messages.join("\n"))}</pre></html>\n`;
}

/** Reloads when the site, or another fault, answers. While the server starts nothing does: the page stays. */
const waiting = (version: string) => `setInterval(async () => {
  const answer = await fetch("", { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  if (answer && answer.headers.get("${faultHeader}") !== "${version}") location.reload();
}, 1000);`;

/** Serves a page at every address of a port until it is closed. */
function serveFault(html: string, port: number, host: string): Server {
  const version = hash("sha1", html);
  const page = `${html}<script>${waiting(version)}</script>\n`;
  const server = createServer((_req, res) => void res.writeHead(500, { ...headers, [faultHeader]: version }).end(page));
  // Another program may have the port: the terminal shows the faults as well.
  return server.on("error", () => {}).listen(port, host);
}
