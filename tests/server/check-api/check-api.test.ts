import { execFile } from "node:child_process";
import { createServer } from "node:http";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { problemLines } from "../../../server/check-api/findings.ts";
import { submitExamples } from "../../../server/check-api/submit-examples.ts";
import { createDelivery } from "../../../server/enquiries/delivery.ts";
import { startStandInApi } from "../../../server/stand-in/stand-in-api.ts";
import { clockFrom } from "../../support/moment.ts";
import { type Answers, answersOf, startAnsweringApi } from "../../support/parks/answering-api.ts";
import { askOf, contentOf } from "../../support/parks/kept-content.ts";
import { park } from "../../support/parks/park-of-the-day.ts";
import { startFaultyUpstream } from "../../support/servers/faulty-upstream.ts";
import { listening } from "../../support/servers/listening.ts";
import { momentForProcess } from "../../support/sites/built-site.ts";

const run = promisify(execFile);

/** Its clock is that of the API: what an API says of a day to come would be a finding. */
const checkApi = (args: readonly string[], env: Record<string, string> = {}) =>
  run(process.execPath, ["--import", momentForProcess.import, "dist/server/check-api.js", ...args], {
    env: { ...process.env, ...momentForProcess.env, ...env },
  });

test("check-api says what it has seen, that every page can be shown and that every form arrives", async () => {
  const standIn = await startStandInApi({ now: clockFrom() });
  onTestFinished(() => standIn.close());
  const { stdout } = await checkApi([standIn.url, "--submit"]);
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
  const { stdout } = await checkApi([api.url, "--submit"]);
  expect(stdout).toMatch(/^· \/services: no item tells pays, role\./m);
  expect(stdout).toMatch(
    /Pages rendered: \d\d\.\nPages .*\nEvery page can be shown\.\nEvery form that was sent arrives\. .*: vacancy, /m,
  );
});

test("check-api judges what a visitor would see: pictures, entities, doubled words", async () => {
  const pictures = await startPictures();
  onTestFinished(() => pictures.close());
  const picture = (name: string) => ({ src: `${pictures.url}/${name}`, alt: "", width: 10, height: 10 });
  const answers = answersOf(park);
  const api = await startAnsweringApi((path, query) => {
    const answer: { data?: unknown } | undefined = answers(path, query);
    if (path === "/services")
      Object.assign(answer ?? {}, { data: park.services.map((item) => ({ ...item, image: picture("a.svg") })) });
    const text = JSON.stringify(answer);
    return (
      text && JSON.parse(text.replaceAll('"name":"Уборка', '"name":"Уборка &amp;laquo;чисто&amp;raquo; уборка уборка'))
    );
  });
  onTestFinished(() => api.close());
  const { stdout } = await checkApi([api.url], { MEDIA_ORIGINS: pictures.url, PARK_STATEMENTS: "on" }).catch(
    (failed: { stdout: string }) => failed,
  );
  expect(stdout).toMatch(/^✗ pictures of .*: format \(.*Send a JPEG, PNG, WebP or GIF/m);
  expect(stdout).toMatch(/^· page \/services.*: shows the code of an HTML entity: «.*&amp;laquo;/m);
  expect(stdout).toMatch(/^· page \/services.*: shows a word twice in a row: «.*уборка уборка/m);
  expect(stdout).toMatch(/^Pages also claim what only the owner of «.*» can: PARK_STATEMENTS=off leaves it out\.$/m);
});

test("check-api prints no character that could rewrite the terminal", async () => {
  const answers = answersOf(park);
  const api = await startAnsweringApi((path, query) =>
    path === "/services" ? { data: [{ id: "\u009b2J\u202e\u0007", name: "Уборка" }] } : answers(path, query),
  );
  onTestFinished(() => api.close());
  const { stdout } = await checkApi([api.url]).catch((failed: { stdout: string }) => failed);
  expect(stdout).toContain(String.raw`\u009b2J\u202e`);
  expect(stdout).not.toMatch(/[^\P{C}\n]/u);
});

/** A host whose every file is an SVG. */
async function startPictures() {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>';
  const server = createServer((_req, res) => void res.writeHead(200, { "Content-Type": "image/jpeg" }).end(svg));
  return listening(server);
}

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
