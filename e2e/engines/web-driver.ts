import type { KeyName, Window } from "./engine.ts";

/** Code points that W3C WebDriver gives to keys without a character. */
const codePoints: Record<KeyName, string> = { Escape: "\uE00C", Enter: "\uE007", Tab: "\uE004" };

/** Ends a command that hangs; a busy machine may take half a minute for one. */
const answerMaxMs = 45_000;
/** WebKit's driver forgets to answer for a script whose page is left meanwhile; the journey then asks again. */
const scriptMaxMs = 4000;

/** Calls one command of a W3C WebDriver; rejects with what the driver says. */
export async function command(
  method: "POST" | "DELETE",
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

/** The window of a W3C WebDriver session, by plain HTTP. */
export function sessionWindow(session: string): Window {
  const act = async (id: string, actions: object[], parameters = {}) => {
    const type = id === "mouse" ? "pointer" : "key";
    await command("POST", `${session}/actions`, { actions: [{ id, type, parameters, actions }] });
  };
  const strokes = (text: string) =>
    [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
  return {
    open: async (url) => {
      await command("POST", `${session}/url`, { url });
    },
    run: async (code, arg) => {
      const script = `return (${code})(arguments[0])`;
      // JSON has no undefined: WebDriver answers null.
      return (await command("POST", `${session}/execute/sync`, { script, args: [arg] }, scriptMaxMs)) as never;
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
    close: async () => {
      await command("DELETE", session);
    },
  };
}
