import { describe, expect, test } from "vitest";
import { fieldsIn } from "../../../server/content/item-answers.ts";
import { excessOf } from "../../../server/content/json-size.ts";
import { oneAfterAnother } from "../../../server/content/pieces.ts";
import { readPart } from "../../../server/content/read-parts.ts";
import { createReads } from "../../../server/content/reads.ts";
import { emptyReport } from "../../../server/content/report.ts";
import { UpstreamFault } from "../../../server/content/upstream.ts";
import { startStandInApi } from "../../../server/stand-in/stand-in-api.ts";
import { clockFrom } from "../../support/moment.ts";
import { answersOf } from "../../support/parks/answering-api.ts";
import { timesLonger } from "../../support/spans.ts";

const bytesMax = 1_000_000;

const repeated = (text: string, bytes = bytesMax): string => text.repeat(Math.floor(bytes / text.length));
const listOf = (items: readonly string[]): string =>
  `{"success":true,"data":[${items.join()}],"pagination":{"page":1,"limit":100,"total":1,"pages":1}}`;
const unit = (more: string, id = 1): string =>
  `{"id":${id},"number":"a","name":"b","category":"office","body":{"id":1,"number":"1"},"floor":{"id":1,"number":1},` +
  `"square":1,"price":1,"rate":1,"status":"free"${more}}`;
const described = (html: string, id?: number): string => unit(`,"description":${JSON.stringify(html)}`, id);
const attributes = Array.from({ length: 13_000 }, (_, n) => `a${n}`).join(" ");

/** Answers up to the content API's size limit, by the part that is slow to parse, validate or sanitise. */
const heavyAnswers: Readonly<Record<string, string>> = {
  "broken items": listOf([`${repeated("{},", 900_000)}{}`]),
  "broken items within the limit": listOf(Array.from({ length: 1900 }, () => "{}")),
  "as many values as may be": listOf(Array.from({ length: 19_900 }, () => "{}")),
  "numbers for items": listOf([`${repeated("7,", 900_000)}7`]),
  brackets: listOf([repeated("[", 400_000) + repeated("]", 400_000)]),
  "brackets in an item": listOf([unit(`,"facts":${repeated("[", 400_000)}${repeated("]", 400_000)}`)]),
  "broken pictures": listOf(Array.from({ length: 90 }, (_, n) => unit(`,"images":[${repeated("{},", 270)}{}]`, n + 1))),
  "a text of <": listOf([described(repeated("<"))]),
  "texts of <": listOf(Array.from({ length: 400 }, (_, n) => described(repeated("<", 2400), n + 1))),
  "escaped <": listOf([unit(`,"description":"${repeated("\\u003cb>")}"`)]),
  "open tags": listOf([described(repeated("<b>"))]),
  "as many tags as may be": listOf(
    Array.from({ length: 3 }, (_, n) => described(`${n}${"<img src=/a.png>".repeat(2990)}`, n + 1)),
  ),
  attributes: listOf(Array.from({ length: 11 }, (_, n) => described(`<a ${attributes}>${n}`, n + 1))),
  ampersands: listOf(Array.from({ length: 10 }, (_, n) => described(`${n}${repeated("&", 95_000)}`, n + 1))),
  entities: listOf(Array.from({ length: 10 }, (_, n) => described(`${n}${repeated("&amp;", 95_000)}`, n + 1))),
  quotes: listOf([described(repeated('"', 480_000))]),
  backslashes: listOf([described(repeated("\\", 240_000))]),
  spaces: listOf([unit(`,"presentation":"${repeated(" ", 990_000)}x"`)]),
  "a name without an end": listOf([unit(`,"class":"${repeated("имя \\u200b<а", 990_000)}"`)]),
  "a text file of brackets": listOf([unit(`,"features":["${repeated("[{", 990_000)}"]`)]),
  "a string without an end": `{"success":true,"data":"${repeated("x")}`,
};

const reads = createReads(
  () => undefined,
  () => "",
);

/** The ids of the units that are read of an answer; `report` gets what it lost. */
async function unitsIn(text: string, report = emptyReport()) {
  const options = { reads, inPieces: oneAfterAnother(), items: new Map(), parsedFor: "", report };
  const { value } = await readPart("office", async () => text, options, undefined);
  return value.units.map(({ id }) => id);
}

/** Times longer than an ordinary answer takes that is as long. */
const heavierMax = 10;
const ordinary = listOf(Array.from({ length: 600 }, (_, n) => described(`<p>${n}</p>`.repeat(150), n + 1)));

/** Reads an answer to its end, or to its refusal. */
const readAll = (text: string) => () =>
  unitsIn(text).catch((fault: unknown) => expect(fault).toBeInstanceOf(UpstreamFault));

test.for(Object.entries(heavyAnswers))("No answer of the API blocks the event loop: %s", async ([, text]) => {
  const times = await timesLonger(readAll(text), readAll(ordinary), heavierMax);
  expect(times).toBeLessThanOrEqual(heavierMax);
});

describe("The limits of an answer", () => {
  test("let a list have long texts in every item", async () => {
    const texts = Array.from({ length: 60 }, (_, n) => described(`<p>${n}</p>`.repeat(300), n + 1));
    expect(await unitsIn(listOf(texts))).toHaveLength(60);
  });
  test("leave an item of too many values or levels out, not its list", async () => {
    const values = unit(`,"facts":[${repeated("7,", 60_000)}7]`, 2);
    const report = emptyReport();
    expect(await unitsIn(listOf([unit("", 1), values, unit("", 3)]), report)).toEqual([1, 3]);
    expect(report.findings).toContainEqual({ object: "pavilions", field: "2", reason: "too many values", sent: "2" });
  });
  test.each([
    ["an object without a text", '{"toString":1,"valueOf":2}'],
    ["a list of many levels", repeated("[", 100_000) + repeated("]", 100_000)],
  ])("leave an item out whose id is %s, not its list", async (_, id) => {
    const odd = unit("", 2).replace('"id":2', `"id":${id}`);
    expect(await unitsIn(listOf([unit("", 1), odd, unit("", 3)]))).toEqual([1, 3]);
    expect(fieldsIn(reads, "/pavilions/2", `{"success":true,"data":{"id":{"toString":1}}}`)).toBeUndefined();
  });
  test("do not count fields that the site does not read, nor a list where it reads a text", async () => {
    const deep = "[".repeat(10_000) + "]".repeat(10_000);
    expect(await unitsIn(listOf([unit(`,"unknown":${deep}`, 1), unit(`,"class":${deep}`, 2)]))).toEqual([1, 2]);
    expect(fieldsIn(reads, "/pavilions/2", `{"success":true,"data":{"id":2,"unknown":${deep}}}`)).toEqual({ id: 2 });
    const building = `{"id":1,"number":"1","floors":[],"class":${deep},"unknown":${deep}}`;
    const init = JSON.stringify({ success: true, ...answersOf({})("/init", new URLSearchParams()) })
      .replace('"bodies":[]', `"bodies":[${building}]`)
      .replace('"contacts":{', `"contacts":{"unknown":${deep},`);
    const options = { reads, inPieces: oneAfterAnother(), items: new Map(), parsedFor: "" };
    const { value } = await readPart("park", async () => init, options, undefined);
    expect(value.buildings).toMatchObject([{ id: 1, class: undefined }]);
  });
  test("leave the rest of an endless list out", async () => {
    const report = emptyReport();
    const ids = await unitsIn(listOf(Array.from({ length: 5000 }, (_, n) => unit("", n + 1))), report);
    expect([ids.length, ids.at(-1)]).toEqual([2000, 2000]);
    expect(report.findings).toContainEqual({ object: "pavilions", field: "", reason: "more than 2000", sent: 5000 });
  });
  test("are far above today's answers of the API", async () => {
    const api = await startStandInApi({ now: clockFrom() });
    for (const path of ["/init", "/services", "/pavilions?limit=100", "/shops?limit=100", "/news?limit=100"]) {
      const answer = await (await fetch(api.url + path)).json();
      // Twice today's answer still passes.
      expect(excessOf([answer, answer]), path).toBe(undefined);
    }
    await api.close();
  });
});
