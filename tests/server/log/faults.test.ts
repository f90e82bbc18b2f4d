import { describe, expect, test } from "vitest";
import { HttpError, ownMessage, placeOf } from "../../../server/log/faults.ts";

const canary = "Канарейка +79995550155";
const latin = "Ivan 79995550155";

/** What code throws that meets a text of the API or of a visitor. */
function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

const nothing = undefined as unknown as Record<string, Record<string, string>>; // As where an API tells less.

describe("An error in the log", () => {
  test.each<[string, (text: string) => unknown]>([
    ["JSON", (text) => JSON.parse(text)],
    ["a pattern", (text) => new RegExp(`(${text}`)],
    ["a key of nothing", (text) => nothing[text]?.[text]],
    ["a number", (text) => BigInt(text)],
    ["a date", (text) => new Date(text).toISOString()],
    ["an address", (text) => new URL(text)],
    ["a language", (text) => new Intl.NumberFormat(text)],
    ["a library that quotes it", (text) => thrownAgain(new Error(`Cannot read "${text}"`))],
    ["a frame of its own", (text) => thrownAgain(new Error(`x\n    at ${text}`))],
  ])("tells no text that it met: %s", (_, work) => {
    for (const text of [canary, latin]) {
      const thrown = thrownBy(() => work(text));
      const line = `${ownMessage(thrown)} ${placeOf(thrown)}`;
      expect(line).not.toContain("79995550155");
      expect(line).not.toMatch(/[а-яё]|Ivan/i);
    }
  });
  test("tells what the site itself says of it, and what V8 says", () => {
    expect(ownMessage(new HttpError(500, "Unknown middleware"))).toBe("Unknown middleware");
    expect(ownMessage(new Error("The build has no main.js: run npm run build"))).toContain("The build has no main.js");
    expect(ownMessage(thrownBy(() => (undefined as never as { length: number }).length))).toBe(
      "Cannot read properties of undefined (reading …)",
    );
  });
});

function thrownAgain(error: Error): never {
  throw error;
}
