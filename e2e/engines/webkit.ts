import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { Builder, Key, Origin, type WebDriver } from "selenium-webdriver";
import { freePort } from "../../tests/support/servers/listening.ts";
import type { Engine, KeyName, Window } from "./engine.ts";
import { focusAsSafari } from "./safari-focus.ts";

const program = "/usr/bin/WebKitWebDriver";
const screen = "/usr/bin/Xvfb";
const [binary] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
const triesMax = 100;
/** WebKit's driver never answers a script if the page navigates before its end. Each further try may take longer. */
const scriptTriesMs = [4000, 15_000, 45_000];

const keys: Record<KeyName, string> = { Escape: Key.ESCAPE, Enter: Key.ENTER, " ": Key.SPACE, Tab: Key.TAB };

/**
 * WebKitGTK's MiniBrowser over WebDriver, on a virtual screen, with Safari's rule of focus. Its windows are at least
 * 447 px wide.
 */
export const webkitEngine: Engine = {
  name: "WebKit",
  missing:
    binary && [program, screen].every((file) => existsSync(file))
      ? undefined
      : "apt-get install webkit2gtk-driver xvfb",
  // Its driver knows no touch.
  hands: ["mouse", "keyboard"],
  sharesWindow: true,
  start: startWebkit,
};

async function startWebkit() {
  const xvfb = startTied(screen, ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]);
  const display = await firstLine(xvfb);
  const port = await freePort();
  const driverProcess = startTied(program, [`--port=${port}`, "--host=127.0.0.1"], {
    DISPLAY: `:${display}`,
    // WebKit would ask a proxy of the environment for the test's own site.
    no_proxy: "127.0.0.1",
    // Without a GPU its emulation takes a third of the processor time.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
  });
  const builder = new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities({
    browserName: "MiniBrowser",
    pageLoadStrategy: "eager",
    "webkitgtk:browserOptions": { binary, args: ["--automation"] },
  });
  return {
    window: async (size: { width: number; height: number }) => {
      const window = windowOf(await untilListening(async () => builder.build()));
      await window.resize(size);
      return window;
    },
    stop: async () => {
      driverProcess.kill();
      xvfb.kill();
    },
  };
}

function windowOf(driver: WebDriver): Window {
  const run: Window["run"] = async (code, arg) => {
    for (const maxMs of scriptTriesMs) {
      const late = new AbortController();
      const answer = await Promise.race([
        driver.executeScript(`return (${code})(arguments[0])`, arg).then((value) => ({ value })),
        sleep(maxMs, undefined, { signal: late.signal, ref: false }),
      ]).finally(() => late.abort());
      // JSON has no undefined: WebDriver answers null.
      if (answer) return answer.value as never;
    }
    throw new Error("The driver answers no script");
  };
  const actions = () => driver.actions({ async: true });
  return {
    run,
    open: (url) => driver.get(url),
    resize: async (size) => {
      const heightNow = () => run(() => innerHeight, undefined);
      const rect = await driver.manage().window().getRect();
      // The browser's toolbar takes part of the window's height. After a change, the height may be the one before.
      const barHeight = rect.height - (await heightNow());
      await driver
        .manage()
        .window()
        .setRect({ ...rect, ...size, height: size.height + barHeight });
      while ((await heightNow()) !== size.height) await sleep(20);
    },
    press: async (x, y) => {
      await run(focusAsSafari, undefined);
      await actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).press().release().perform();
    },
    type: (text) => actions().sendKeys(text).perform(),
    key: (name) => actions().sendKeys(keys[name]).perform(),
    close: () => driver.quit(),
  };
}

/** Starts a program that ends with this process, even after a crash. */
function startTied(name: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(name, args, { stdio: ["ignore", "pipe", "ignore"], env: { ...process.env, ...env } });
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
      if (!String(fault).includes("ECONNREFUSED") || tries === triesMax) throw fault;
      await sleep(100);
    }
  }
}
