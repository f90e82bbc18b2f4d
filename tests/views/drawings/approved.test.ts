import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile({ now: () => new Date("2026-11-23T09:00:00Z") });

/** Pages that together have every kind of drawing, in all its states. */
const addresses = `/ /arenda-ofisov?people=20 /arenda-skladov /arenda-torgovih-pomesheniy /plan /plan?body=4&floor=7
  /plan?body=1&floor=1 /plan?body=8&floor=1 /plan?body=6&floor=1 /parking /route /route/residents /contacts
  /advertising /advertising/solutions/1 /advertising/solutions/2 /advertising/solutions/5 /shops/1
  /pavilions/1001 /pavilions/1016 /pavilions/1040 /pavilions/1064 /pavilions/1077?people=35 /pavilions/1077?people=60
  /pavilions/1113 /pavilions/1121 /pavilions/1126 /pavilions/1133 /pavilions/1140 /pavilions/1040+1041
  /pavilions/1123+1124+1125 /pavilions/1111/sheet /pavilions/1121/sheet`.split(/\s+/);

const drawings = /<svg(?: [^>]*?class="(?:drawing )?([^"]*)")?[^>]*>.*?<\/svg>/gs;
const geometry = /\s(?:d|x|y|[xy][12]|c[xy]|r|width|height|points|transform|viewBox)="[^"]*"/g;

/**
 * The lines of each drawing as a person has approved them, as digests; its words and classes may change. After a change
 * on purpose look at the drawings, then run this file with `-u`.
 */
test("Every drawing has the lines that were approved", async () => {
  const found: Record<string, string> = {};
  for (const address of addresses) {
    const { status, main } = await site.read(address);
    expect(status, address).toBe(200);
    for (const [name, all] of Map.groupBy(main.matchAll(drawings), ([, classes]) => classes))
      if (name !== "icon" && name !== "north-sign")
        found[`${address} ${name ?? "lines"}`] = hash("sha1", all.join().match(geometry)?.join("") ?? "").slice(0, 10);
  }
  await expect(`${JSON.stringify(found, null, 2)}\n`).toMatchFileSnapshot("approved.json");
});
