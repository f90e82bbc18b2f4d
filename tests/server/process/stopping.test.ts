import { createServer } from "node:http";
import { expect, test } from "vitest";
import { createStopping } from "../../../server/process/stopping.ts";
import { listening } from "../../support/servers/listening.ts";

test("A stop does not wait for answers that never end: it finishes the enquiries, cuts the rest and exits with 0", async () => {
  const server = createServer((_req, res) => void res.write("a part of the answer"));
  const { url } = await listening(server);
  const answer = await fetch(url);
  const steps: string[] = [];
  const exited = new Promise<number>((exit) => {
    const stopping = createStopping({ answersMaxMs: 100, exit });
    stopping.parts = {
      server,
      enquiries: { stop: async () => void steps.push("enquiries") },
      snapshots: { stop: async () => void steps.push("snapshot") },
      standIn: undefined,
      content: { stop: () => {} },
      lameDuck: true,
      reportStats: async () => void steps.push("figures"),
      log: { event: () => {}, access: () => {}, flush: () => {} },
    };
    void stopping.stop("SIGTERM");
  });
  await expect(answer.text()).rejects.toThrow();
  expect([await exited, ...steps]).toEqual([0, "figures", "snapshot", "enquiries"]);
});

test("A stop during the start, before the parts are open, exits with 0", async () => {
  const exited = new Promise<number>((exit) => void createStopping({ exit }).stop("SIGTERM"));
  expect(await exited).toBe(0);
});
