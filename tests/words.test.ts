import { expect, test } from "vitest";
import { sitemapOf } from "./support/pages/every-address.ts";
import { plain } from "./support/pages/page-text.ts";
import { siteForFile } from "./support/sites/site-for-file.ts";

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
  [...html.matchAll(/(?:aria-label|content|title)="([^"]*)"/g)].map(([, words]) => words ?? "");
const clean = (markup: string): string =>
  plain(markup.replace(/<[^>]+>/g, " "))
    .replace(/\s+/g, " ")
    .trim();

function blocksOf(address: string, html: string): Block[] {
  const visible = html.replace(/<(script|style|svg|select)\b.*?<\/\1>/gs, " ").replace(/<!--.*?-->/gs, "");
  const whole = paragraphs(visible).map((inner) => ({ address, text: clean(inner), isParagraph: true }));
  const parts = [...visible.split(blockStart), ...labels(visible)];
  const single = parts.map((part) => ({ address, text: clean(part), isParagraph: false }));
  return [...whole, ...single].filter(({ text }) => /\p{L}/u.test(text));
}

let blocksOfSite: Promise<Block[]> | undefined;
/** Every page of the sitemap, each block once; all tests of this file read the pages once. */
const allBlocks = (): Promise<Block[]> => {
  blocksOfSite ??= readBlocks();
  return blocksOfSite;
};

async function readBlocks(): Promise<Block[]> {
  const blocks = new Map<string, Block>();
  for (const address of await sitemapOf(site)) {
    const { text } = await site.get(address);
    for (const block of blocksOf(address, text)) if (!blocks.has(block.text)) blocks.set(block.text, block);
  }
  return [...blocks.values()];
}

const around = (text: string, at: number): string => text.slice(Math.max(0, at - 40), at + 40);
const found = (blocks: readonly Block[], pattern: RegExp): string[] =>
  blocks.flatMap(({ address, text }) => {
    const match = pattern.exec(text);
    return match ? [`${address}: ${around(text, match.index)}`] : [];
  });

test("sentences of every page are whole: no capital inside, no number beside a number, no word twice", async () => {
  const blocks = await allBlocks();
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
});

test("one thing has one name on every page", async () => {
  // Companies, contracts and advertising have their own blocks and pavilions.
  const others = /^\/(?:shops\/|agreement|advertising)/;
  const blocks = (await allBlocks()).filter(({ address }) => !others.test(address));
  const gone =
    /(?<!\p{L})(?:блок(?:а|е|и|ов|ам|ами|у)?|павильон\p{L}*|мокр\p{L}+ точк\p{L}+|доводчик\p{L}*|сначала раньше|подбор офиса|схема зон|зоны парковки|дежурная служба|управляющая служба)(?!\p{L})/iu;
  expect.soft(found(blocks, gone)).toEqual([]);
  expect.soft(blocks.filter(({ text }) => text === "Техника" || text === "Расчёт")).toEqual([]);
});
