import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { problemLines } from "../../server/contract/findings.ts";
import { createDelivery } from "../../server/enquiries/delivery.ts";
import { startStandInApi } from "../../server/stand-in/stand-in-api.ts";
import { park } from "../../server/stand-in/stand-in-park.ts";
import { submitExamples } from "../../server/submit-examples.ts";
import { clockFrom } from "../support/moment.ts";
import { type Answers, answersOf, startAnsweringApi } from "../support/parks/answering-api.ts";
import { askOf, contentOf } from "../support/parks/kept-content.ts";
import { startFaultyUpstream } from "../support/servers/faulty-upstream.ts";

const run = promisify(execFile);

test("check-api says what it has seen, that every page can be shown and that every form arrives", async () => {
  const standIn = await startStandInApi({ now: clockFrom() });
  onTestFinished(() => standIn.close());
  const { stdout } = await run(process.execPath, ["dist/server/check-api.js", standIn.url, "--submit"]);
  expect(stdout).toMatch(
    /^Units: \d+ office, \d+ warehouse, \d+ trade_area\. Companies: 68\. Pictures tried: \d+\. Pages rendered: \d\d/m,
  );
  expect(stdout).toMatch(/^Every page can be shown\.\nEvery form arrives\.\n$/m);
  expect(standIn.received.length).toBeGreaterThanOrEqual(5);
});

test("check-api walks the pages of an API that sends required fields only", async () => {
  const map = { title: "Парковка", description: "", zones: [] };
  const services = [{ id: 1, name: "Уборка", short: "", description: "" }];
  const answers = answersOf({ services, parking: { residentsMap: map, visitorsMap: map } });
  const answering: Answers = (path, query) => answers(path, query) ?? { data: { success: true } };
  const api = await startAnsweringApi(answering);
  onTestFinished(() => api.close());
  const { stdout } = await run(process.execPath, ["dist/server/check-api.js", api.url, "--submit"]);
  expect(stdout).toMatch(/^· \/services: no item tells pays, role\./m);
  expect(stdout).toMatch(
    /Pages rendered: \d\d\.\nEvery page can be shown\.\nEvery form that was sent arrives\. .*: vacancy, /m,
  );
});

test.each([
  ["503", /^✗ POST \/callbacks\/callback and .*: status-503\. Answer 200 with `success: true`/],
  [
    "no flag",
    /^✗ POST \/callbacks\/callback and .*: a 2xx without `success`\. .*every enquiry would wait for a person/,
  ],
  ["rejected", /^✗ POST \/callbacks\/callback and .*: refused an example of the contract/],
] as const)("The check of forms fails with one line if the API answers: %s", async (mode, line) => {
  const upstream = await startFaultyUpstream();
  onTestFinished(() => upstream.close());
  upstream.mode = mode;
  const content = await contentOf(askOf(answersOf(park)));
  const deliver = createDelivery({ baseUrl: upstream.url, key: "k", now: Date.now });
  const { problems } = await submitExamples(deliver, content, 2000);
  expect(problemLines(problems)).toEqual([expect.stringMatching(line)]);
});
