import { describe, expect, test } from "vitest";
import { park } from "../../server/stand-in/stand-in-park.ts";
import { wordsOf } from "../support/pages/page-text.ts";
import { formAddresses, routeAddresses } from "../support/pages/route-addresses.ts";
import { answersOf } from "../support/parks/answering-api.ts";
import { MarkedTexts, textFields } from "../support/parks/marked-texts.ts";
import { parkSites } from "../support/sites/park-sites.ts";

const startWith = parkSites();

/** What can be read on a page: no titles of drawings, no words for screen readers only. */
const readable = (html: string) =>
  wordsOf(
    html
      .replace(/^.*?<body/s, "<body")
      .replace(/<(script|style|title|desc|template)\b.*?<\/\1>/gs, " ")
      .replace(/<(\w+)[^>]*class="[^"]*visually-hidden[^"]*".*?<\/\1>/gs, " "),
  ).replaceAll("\u00ad", "");

describe.each(["on", "off"])("With PARK_STATEMENTS=%s", (statements) => {
  test("every text of the content API can be read on some page", async () => {
    const texts = new MarkedTexts();
    const answers = answersOf({ ...park });
    const site = await startWith((path, query) => texts.marked(path, answers(path, query)), {
      PARK_STATEMENTS: statements,
    });
    const listed = (await site.get("/sitemap.xml")).text;
    const pages = [...listed.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, address = ""]) => address);
    let lost = textFields();
    for (const address of new Set([...routeAddresses, ...formAddresses(), ...pages])) {
      const words = readable((await site.get(address)).text);
      lost = new Set([...lost].filter((field) => !words.includes(texts.marks.get(field) ?? "no mark")));
    }
    expect([...lost]).toEqual([]);
  });
});
