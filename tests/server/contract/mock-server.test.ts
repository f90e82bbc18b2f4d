import { expect, test } from "vitest";
import { checkContent } from "../../../server/check-api/check-content.ts";
import { contradictionProblems } from "../../../server/check-api/contradictions.ts";
import { problemLines } from "../../../server/check-api/findings.ts";
import { pageProblems } from "../../../server/check-api/walk-pages.ts";
import { readConfig, siteOf } from "../../../server/config.ts";
import type { AskUpstream } from "../../../server/content/upstream.ts";
import contract from "../../../server/contract/openapi.json" with { type: "json" };
import { siteMoment } from "../../support/moment.ts";

type Get = { get?: { responses: { 200: { content: { "application/json": { example: object } } } } } };

/** A mock server as public tools make it of the contract: each path answers with its example, whatever the query. */
const askMock: AskUpstream = async (path) => {
  const template = path.replace(/\?.*/, "").replace(/\/\d+$/, "/{id}");
  const operation = (contract.paths as Record<string, Get>)[template]?.get;
  return operation && JSON.stringify(operation.responses[200].content["application/json"].example);
};

test("a mock server made from the contract passes check-api, and makes whole pages", async () => {
  const now = () => siteMoment;
  const noPicture = async () => {};
  const outside = { ask: askMock, pictureOrigins: [], siteOrigin: "http://site.test", fetchPicture: noPicture, now };
  const { content, problems } = await checkContent(outside);
  expect(problemLines(problems).filter((line) => line.startsWith("✗"))).toEqual([]);
  if (!content) throw new Error("There is no content");
  const site = siteOf(readConfig({ PARK_STATEMENTS: "off" }));
  const walked = pageProblems(content, site, siteMoment);
  expect(walked.rendered).toBeGreaterThan(25);
  expect(problemLines([...walked.problems, ...contradictionProblems(content)])).toEqual([]);
});
