import { describe, expect, test } from "vitest";
import { checkLimits } from "../../../server/content/answer-limits.ts";
import { createReads } from "../../../server/content/reads.ts";
import { remember } from "../../../server/content/remember.ts";
import { UpstreamFault } from "../../../server/content/upstream.ts";
import { startStandInApi } from "../../../server/stand-in/stand-in-api.ts";
import { heavyAnswers } from "./heavy-answers.ts";

/** CPU time: other load stretches it less than the clock. */
const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
/** Twice the slowest measurement on a busy machine. Without limits, answers take 1,000 to 9,000 ms. */
const busyMaxMs = 400;

describe("No answer of the API blocks the event loop:", () => {
  test.for(Object.entries(heavyAnswers))("%s", async ([, text]) => {
    const memory = remember({
      ask: async () => text,
      schema: createReads(
        () => {},
        () => undefined,
      ).morePavilions.answer,
      freshMs: 1000,
      changed: () => {},
      learned: () => {},
      lasts: () => false,
      pace: async () => {},
      now: () => 0,
    });
    const begun = processorMs();
    await memory.recall("/pavilions/paginate").catch((fault: unknown) => expect(fault).toBeInstanceOf(UpstreamFault));
    expect(processorMs() - begun).toBeLessThan(busyMaxMs);
  });
});

describe("The limits of an answer", () => {
  test("are far above today's answers of the API", async () => {
    const api = await startStandInApi();
    for (const path of ["/init", "/services", "/pavilions?limit=100", "/shops?limit=100", "/news?limit=100"]) {
      const text = await (await fetch(api.url + path)).text();
      // Twice today's answer still passes.
      expect(() => checkLimits(`[${text},${text}]`), path).not.toThrow();
    }
    await api.close();
  });
  test("leave room for a hundred units with twenty photographs each", async () => {
    const api = await startStandInApi();
    const answer = await (await fetch(`${api.url}/pavilions?limit=100`)).json();
    const images = Array.from({ length: 20 }, () => ({ src: "https://a.example/1.jpg", width: 1, height: 1, alt: "" }));
    const photographed = answer.data.map((unit: object) => ({ ...unit, images }));
    expect(() => checkLimits(JSON.stringify({ ...answer, data: photographed }))).not.toThrow();
    await api.close();
  });
  test("count brackets and commas outside of strings only", () => {
    expect(() => checkLimits(JSON.stringify({ text: `${"[{,".repeat(50_000)}\\"` }))).not.toThrow();
    expect(() => checkLimits(`[${"1,".repeat(50_000)}1]`)).toThrow("too many values");
    expect(() => checkLimits(`["\\\\",${"[".repeat(40)}]`)).toThrow("too many levels");
    expect(() => checkLimits(`[${"[],".repeat(5000)}0]`)).not.toThrow();
  });
});
