import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readAskedOffers } from "../views/requests/wish.ts";
import { shownMoments } from "./support/moment.ts";
import { pagesOf } from "./support/pages/every-address.ts";
import { plain } from "./support/pages/page-text.ts";
import { formAddresses, routeAddresses } from "./support/pages/route-addresses.ts";
import { siteForFile } from "./support/sites/site-for-file.ts";
import { startSite, type TestSite } from "./support/sites/test-site.ts";
import { sources } from "./support/source-files.ts";

const site = siteForFile();

/** A text as it stands in one block of a page: a paragraph, a cell, a link, a label, the title. */
type Block = { address: string; text: string; isParagraph: boolean };

const blockTags = "p|li|h[1-6]|dt|dd|td|th|figcaption|summary|title|a|button|label|option|span|small|b|div|section";
const blockStart = new RegExp(`<(?:${blockTags})\\b[^>]*>|</(?:${blockTags})>`, "g");

/** A link or a button after a sentence is none itself. */
const endsInLink = /<\/(?:a|button|dl|ul)>(?:\s|<[^>]+>)*$/;
/** Inline elements inside of a paragraph belong to its sentence; links and pills elsewhere stand alone. */
const paragraphs = (html: string): string[] =>
  [...html.matchAll(/<p\b[^>]*>(.*?)<\/p>/gs)]
    .map(([, inner]) => inner ?? "")
    .filter((inner) => !endsInLink.test(inner));
const labels = (html: string): string[] =>
  [...html.matchAll(/(?:aria-label|content|title|alt|placeholder|data-[a-z-]+)="([^"]*)"/g)].map(
    ([, words]) => words ?? "",
  );
const clean = (markup: string): string =>
  plain(markup.replace(/<[^>]+>/g, " "))
    .replace(/\s+/g, " ")
    .trim();

/** The feed has a value in each element, the forms show their object as labels side by side: neither is a sentence. */
const valuesSideBySide = /<p class="req-about">.*?<\/p>|Мобильный: \+7.9XX/gs;
const valuesOfFeed = (xml: string): string[] => xml.split(/<[^>]+>/);

function blocksOf(address: string, html: string): Block[] {
  if (address.endsWith(".xml")) {
    return valuesOfFeed(html).flatMap((text) =>
      /\p{L}/u.test(text) ? { address, text: plain(text), isParagraph: false } : [],
    );
  }
  const visible = html
    .replace(valuesSideBySide, " ")
    .replace(/<(script|style|svg|select)\b.*?<\/\1>/gs, " ")
    .replace(/<!--.*?-->/gs, "");
  const whole = paragraphs(visible).map((inner) => ({ address, text: clean(inner), isParagraph: true }));
  const parts = [...visible.split(blockStart), ...labels(visible)];
  const single = parts.map((part) => ({ address, text: clean(part), isParagraph: false }));
  return [...whole, ...single].filter(({ text }) => /\p{L}/u.test(text));
}

/** What the sitemap does not list: forms, dialogs, thanks, errors, results without a hit, sheets, search, the feed. */
const unlisted = [
  ...formAddresses(),
  ...formAddresses("/fragments"),
  ...["visit", "parking", "selection", "dates", "days14"].map((reason) => `/requests/callback?about=${reason}`),
  ...["rent", "presentation", "callback", "advertisement", "vacancy"].map((form) => `/requests/success?form=${form}`),
  "/requests/rent?pavilionId=1107&pavilionId=1108&people=35&freeBy=2027-02-01&priceTo=1500000",
  "/nonsense",
  "/pavilions/9999",
  "/news?page=99",
  "/arenda-ofisov?people=12",
  "/arenda-ofisov?people=300",
  "/arenda-ofisov?people=12&priceTo=10000",
  "/arenda-ofisov?bodies=7",
  "/arenda-skladov?squareFrom=5000",
  "/arenda-skladov?gates=dock",
  "/arenda-torgovih-pomesheniy?priceTo=1",
  "/podbor-ofisa?type=office&people=21",
  "/podbor-ofisa?type=office&people=700",
  "/plan?body=1",
  "/plan?body=1&floor=3",
  "/plan?body=7",
  "/route?to=3",
  "/route?to=7&as=courier",
  "/route?as=taxi",
  "/route?as=truck",
  "/compare",
  "/compare?compare=1001&compare=1033&compare=1107%2B1108&compare=1113&people=12",
  "/pavilions/1001/sheet",
  "/pavilions/1107+1108/sheet",
  "/pavilions/1113/sheet",
  "/search",
  `/search?q=${encodeURIComponent("оптека")}`,
  `/search?q=${encodeURIComponent("парковка")}`,
  `/search?q=${encodeURIComponent("офис на 21 человека")}`,
  "/shops?categories=all",
  "/shops?search=zzzz",
  "/news?type=promo",
  "/feeds/realty.xml",
  "/site.webmanifest",
];

/** What an enquiry tells staff, in its comment. */
const comments: Record<string, unknown>[] = [
  { pavilionId: ["1107", "1108"], people: "21", freeBy: "2027-02-01", priceTo: "1500000" },
  { compare: ["1001", "1033", "1107+1108", "1113"], take: "all" },
  { compare: ["1001", "1033"], take: "one" },
];

/** Each block once, of the pages of these addresses. */
async function readBlocks(from: TestSite, addresses: readonly string[]): Promise<Block[]> {
  const blocks = new Map<string, Block>();
  for (const address of addresses) {
    const { text } = await from.get(address);
    for (const block of blocksOf(address, text)) {
      if (!blocks.has(block.text)) blocks.set(block.text, block);
    }
  }
  for (const fields of comments) {
    const text = plain(readAskedOffers(from.content, fields)?.wish.head ?? "").replace(/\s+/g, " ");
    blocks.set(text, { address: "an enquiry's comment", text, isParagraph: false });
  }
  return [...blocks.values()];
}

let blocksOfSite: Promise<Block[]> | undefined;
/** The tests of this file read the pages once. */
const allBlocks = (): Promise<Block[]> => {
  blocksOfSite ??= pagesOf(site).then((listed) => readBlocks(site, [...listed, ...unlisted]));
  return blocksOfSite;
};

const around = (text: string, at: number): string => text.slice(Math.max(0, at - 40), at + 40);
const found = (blocks: readonly Block[], pattern: RegExp): string[] =>
  blocks.flatMap(({ address, text }) => {
    const match = pattern.exec(text);
    return match ? [`${address}: ${around(text, match.index)}`] : [];
  });

function expectWholeSentences(blocks: readonly Block[]): void {
  const small = new Set(blocks.flatMap(({ text }) => text.match(/(?<!\p{L})\p{Ll}{3,}(?!\p{L})/gu) ?? []));
  const capitals = blocks.flatMap(({ address, text }) =>
    [...text.matchAll(/(?:[,;] )(\p{Lu}\p{Ll}{2,})/gu)]
      // A name is nowhere written small.
      .filter(([, word = ""]) => small.has(word.toLowerCase()))
      .map(({ index }) => `${address}: ${around(text, index)}`),
  );
  expect.soft(capitals, "a capital after a comma").toEqual([]);
  expect.soft(found(blocks, /(?<![\p{L}\d.,/–-])\d+ \d{1,2}(?![\d/:.–-])/u), "a number beside a number").toEqual([]);
  expect.soft(found(blocks, /(?<!\p{L})(\p{L}{3,}) \1(?!\p{L})/iu), "a word twice").toEqual([]);
  expect
    .soft(found(blocks, /\d, \d+ (?:свобод|офис|склад|помещ|этаж)/u), "two numbers that read as a decimal")
    .toEqual([]);
  expect
    .soft(
      found(blocks, /(?:\p{Ll}(?: —|,)?|доб\. \d+,) (?:Пн|Вт|Ср|Чт|Пт|Сб|Вс)(?!\p{L})/u),
      "a timetable inside a sentence",
    )
    .toEqual([]);
  expect
    .soft(
      found(blocks, /(?<!\p{L})на (?:\d+[–-]\u2060?)?\d*(?<!1)1 человек(?!\p{L})/u),
      "a last number in 1 after «на»",
    )
    .toEqual([]);
  const sentences = blocks.filter(({ isParagraph, text }) => isParagraph && /\p{Ll}\. \p{Lu}/u.test(text));
  expect.soft(found(sentences, /[\p{L}\d]$/u), "a last sentence without its end").toEqual([]);
}

const others = /^\/(?:shops\/|agreement|advertising)/;
/** Names that have gone. Companies, contracts and advertising have their own blocks and pavilions. */
const gone =
  /(?<!\p{L})(?:блок(?:а|е|и|ов|ам|ами|у)?|павильон\p{L}*|мокр\p{L}+ точк\p{L}+|доводчик\p{L}*|сначала раньше|подбор офиса|схема зон|зон\p{L}+ парковки|дежурная служба|управляющая служба|код запроса|код обращения|кому дорога)(?!\p{L})/iu;
/** Names that are the whole of a heading or a label. */
const goneLabels = new Set(["Техника", "Расчёт", "Вместит", "Ставка", "Кому написать", "С доком"]);

function expectOneNameEach(blocks: readonly Block[]): void {
  expect
    .soft(
      found(
        blocks.filter(({ address }) => !others.test(address)),
        gone,
      ),
    )
    .toEqual([]);
  expect.soft(blocks.filter(({ text }) => goneLabels.has(text))).toEqual([]);
  // A count of all that is let is not a count of what is free.
  expect.soft(found(blocks, /Корпус \d+:? свободно|\d свободных помещени/iu), "let, not free").toEqual([]);
}

test("sentences of every page are whole: no capital inside, no number beside a number, no word twice", async () => {
  expectWholeSentences(await allBlocks());
});

test("one thing has one name on every page, in the feed and in an enquiry's comment", async () => {
  expectOneNameEach(await allBlocks());
});

test("the script of the pages says these names, too", () => {
  const files = [...sources("views/browser"), ...sources("views/islands")];
  const literal = /(["`])((?:(?!\1)[^\\\n])*\p{Script=Cyrillic}(?:(?!\1)[^\\\n])*)\1/gu;
  const blocks = files.flatMap((address) =>
    [...readFileSync(address, "utf8").matchAll(literal)].map(([, , text = ""]) => ({
      address,
      text: plain(text),
      isParagraph: false,
    })),
  );
  expect(blocks.length).toBeGreaterThan(20);
  expectOneNameEach(blocks);
});

test.each(shownMoments)("words are whole and have their names at %s", async (moment) => {
  const then = await startSite({ now: () => new Date(moment) });
  try {
    const blocks = await readBlocks(then, [...routeAddresses, ...unlisted]);
    expectWholeSentences(blocks);
    expectOneNameEach(blocks);
  } finally {
    await then.close();
  }
});
