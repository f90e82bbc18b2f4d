import type { AskUpstream } from "../../../server/content/upstream.ts";

/** Changes an answer's text; undefined: a 404. */
export type Change = (path: string, text: string) => string | undefined;
type Parsed = ReturnType<typeof JSON.parse>;

/** An API's answers with changes. */
export const frontOf =
  (api: () => string, change: Change): AskUpstream =>
  async (path) => {
    const response = await fetch(api() + path);
    return response.ok ? change(path, await response.text()) : undefined;
  };

/** Changes the payload of the answers at some paths. */
export const inData =
  (path: RegExp, change: (data: Parsed, whole: Parsed) => void): Change =>
  (address, text) => {
    if (!path.test(address)) return text;
    const whole = JSON.parse(text);
    change(whole.data, whole);
    return JSON.stringify(whole);
  };

/** No picture is there. */
export const noPicture = async (): Promise<never> => {
  throw Object.assign(new Error("none"), { reason: "status 404" });
};
