import { afterAll } from "vitest";
import { type Answers, startAnsweringApi } from "../parks/answering-api.ts";
import { startSite } from "./test-site.ts";

/** Starts sites of other parks, each over its own content API. They close after the tests of the file. */
export function parkSites() {
  const running: { close(): Promise<void> }[] = [];
  afterAll(async () => {
    for (const server of running.reverse()) await server.close();
  });
  return async (answers: Answers, env: Record<string, string> = {}) => {
    const api = await startAnsweringApi(answers);
    const site = await startSite({
      env: { API_BASE_URL: api.url, CABINET_URL: "off", DESIGN_CENTRE_URL: "off", PARK_STATEMENTS: "off", ...env },
    });
    running.push(api, site);
    return { ...site, api };
  };
}
