import { expect, test } from "vitest";
import { siteOf } from "../../server/app.ts";
import { warmRendering } from "../../server/gathering.ts";
import { createLog } from "../../server/log/log.ts";
import { sheetUrls } from "../../views/layout/sheets.ts";
import { startSite } from "../support/site.ts";

const assets = { script: "", styles: "", printStyles: "", sheets: sheetUrls((file) => file), fonts: [] };

test.each([
  ["the home page, a list and a unit are rendered before the first visitor comes", {}, 3],
  ["without content nothing is rendered, and the process goes on", { API_BASE_URL: "http://127.0.0.1:1" }, 0],
])("After the start %s", async (_, env, pages) => {
  const site = await startSite({ env });
  const lines: string[] = [];
  const log = createLog("info", { write: (line: string) => void lines.push(line) });
  await warmRendering(site.content, siteOf(site.config), assets, log);
  expect(lines.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ event: "boot.warmed", pages })]);
  await site.close();
});
