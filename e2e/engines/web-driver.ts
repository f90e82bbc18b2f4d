import { setTimeout as sleep } from "node:timers/promises";
import type { KeyName, Window } from "./engine.ts";
import type { Speaker } from "./speakers.ts";

/** W3C WebDriver code points for keys without a character. */
const codePoints: Record<KeyName, string> = { Escape: "\uE00C", Enter: "\uE007", " ": "\uE00D", Tab: "\uE004" };

/** Time limit of a command that hangs. On a busy machine one may take 30 s. */
const answerMaxMs = 45_000;
/** WebKit's driver never answers a script if the page navigates before its end. Each further try may take longer. */
const scriptTriesMs = [4000, 15_000, answerMaxMs];

/** Calls one W3C WebDriver command. Rejects with the driver's error message. */
export async function command(
  method: "GET" | "POST" | "DELETE",
  url: string,
  body: object = {},
  maxMs = answerMaxMs,
): Promise<unknown> {
  const signal = AbortSignal.timeout(maxMs);
  const answer = await fetch(
    url,
    method === "POST" ? { method, signal, body: JSON.stringify(body) } : { method, signal },
  );
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(JSON.stringify(value));
  return value;
}

export type SessionWindow = Window & Pick<Speaker, "said">;

/** The window of a W3C WebDriver session, over plain HTTP. */
export function sessionWindow(session: string): SessionWindow {
  const act = async (id: string, actions: object[], parameters = {}) => {
    const type = id === "mouse" ? "pointer" : "key";
    await command("POST", `${session}/actions`, { actions: [{ id, type, parameters, actions }] });
  };
  const strokes = (text: string) =>
    [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
  const run: Window["run"] = async (code, arg) => {
    const script = `return (${code})(arguments[0])`;
    for (const [tries, maxMs] of scriptTriesMs.entries()) {
      try {
        // JSON has no undefined: WebDriver answers null.
        return (await command("POST", `${session}/execute/sync`, { script, args: [arg] }, maxMs)) as never;
      } catch (error) {
        const last = tries === scriptTriesMs.length - 1;
        if (last || !(error instanceof Error && error.name === "TimeoutError")) throw error;
      }
    }
    throw new Error("no try of the script");
  };
  return {
    run,
    open: async (url) => {
      await command("POST", `${session}/url`, { url });
    },
    resize: async (size) => {
      const heightNow = () => run(() => innerHeight, undefined);
      const { height } = (await command("GET", `${session}/window/rect`)) as { height: number };
      // The browser's toolbar takes part of the window's height. After a change, the height may be the one before.
      const barHeight = height - (await heightNow());
      await command("POST", `${session}/window/rect`, { ...size, height: size.height + barHeight });
      while ((await heightNow()) !== size.height) await sleep(20);
    },
    press: (x, y) =>
      act(
        "mouse",
        [
          { type: "pointerMove", x, y },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
        { pointerType: "mouse" },
      ),
    type: (text) => act("keyboard", strokes(text)),
    key: (name) => act("keyboard", strokes(codePoints[name])),
    said: async (css) => {
      const found = await command("POST", `${session}/element`, { using: "css selector", value: css });
      const [id] = Object.values(found as object);
      const computed = (what: string) => command("GET", `${session}/element/${id}/computed${what}`) as Promise<string>;
      return { role: await computed("role"), name: await computed("label") };
    },
    close: async () => {
      await command("DELETE", session);
    },
  };
}
