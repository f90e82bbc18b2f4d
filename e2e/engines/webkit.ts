import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../tests/support/servers/free-port.ts";
import type { Engine } from "./engine.ts";
import { command, sessionWindow } from "./web-driver.ts";

const driver = "/usr/bin/WebKitWebDriver";
const screen = "/usr/bin/Xvfb";
const [binary] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
const triesMax = 100;

/** WebKitGTK's MiniBrowser over W3C WebDriver, on a virtual screen. Its windows are at least 447 px wide. */
export const webkitEngine: Engine = {
  name: "WebKit",
  missing:
    binary && [driver, screen].every((file) => existsSync(file)) ? undefined : "apt-get install webkit2gtk-driver xvfb",
  // Its driver knows no touch.
  hands: ["mouse", "keyboard"],
  sharesWindow: true,
  tests: { retries: 1, timeout: 90_000 },
  start: async () => {
    const xvfb = startTied(screen, ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]);
    const display = await firstLine(xvfb);
    const port = await freePort();
    const driverProcess = startTied(driver, [`--port=${port}`, "--host=127.0.0.1"], {
      DISPLAY: `:${display}`,
      // Without a GPU its emulation takes a third of the processor time.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
    });
    const url = `http://127.0.0.1:${port}/session`;
    const browserOptions = { binary, args: ["--automation"] };
    const alwaysMatch = { pageLoadStrategy: "eager", "webkitgtk:browserOptions": browserOptions };
    const newSession = () => command("POST", url, { capabilities: { alwaysMatch } }) as Promise<{ sessionId: string }>;
    return {
      window: async (size) => {
        const window = sessionWindow(`${url}/${(await untilListening(newSession)).sessionId}`);
        await window.resize(size);
        return window;
      },
      stop: async () => {
        driverProcess.kill();
        xvfb.kill();
      },
    };
  },
};

/** Starts a program that ends with this process, even after a crash. */
function startTied(program: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "ignore"], env: { ...process.env, ...env } });
  const end = () => child.kill();
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
  return child;
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (stdout) for await (const line of createInterface({ input: stdout })) return line;
  throw new Error("Xvfb does not start");
}

/** The driver does not announce when it listens. */
async function untilListening<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (fault) {
      if (!(fault instanceof TypeError) || tries === triesMax) throw fault;
      await sleep(100);
    }
  }
}
