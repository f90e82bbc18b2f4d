import { readFileSync, writeFileSync } from "node:fs";
import { openApiDocument } from "./contract/openapi.ts";
import { createReads } from "./stand-in/reads.ts";
import { parkOn } from "./stand-in/stand-in-park.ts";

const file = "server/contract/openapi.json";
const lettersMax = 400;
/** A day of the week for which the stand-in is written: its examples stay the same. */
const writtenFor = new Date("2026-11-25T12:00:00+03:00");

/**
 * The contract as its file tells it in words and the site runs it, with an example of each answer: the stand-in's, with
 * one item in each list.
 */
export function publishedContract() {
  const readOf = createReads(parkOn(writtenFor));
  const query = new URLSearchParams();
  const answerAt = (path: string) => readOf(path)?.(query).body;
  return openApiDocument(JSON.parse(readFileSync(file, "utf8")), (path) => {
    const list = path.replace("/{id}", "");
    const id = list === path ? undefined : firstId(answerAt(list));
    return shortened(answerAt(id === undefined ? path : `${list}/${id}`));
  });
}

function firstId(answer: object | undefined): unknown {
  const [first]: { id?: unknown }[] = Reflect.get(Object(answer), "data") ?? [];
  return first?.id;
}

/** Lists of numbers stay whole: they are points and days. Long HTML ends with its first paragraph, in JSON text too. */
function shortened(value: unknown): unknown {
  if (typeof value === "string") {
    if (value.startsWith("{")) return JSON.stringify(shortened(JSON.parse(value)));
    return value.length > lettersMax ? value.replace(/(<\/p>).*/s, "$1") : value;
  }
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const isPoint = value.every((item) => typeof item === "number");
    const isLine = value.every((item) => Array.isArray(item) && typeof item[0] === "number");
    return (isPoint || isLine ? value : value.slice(0, 1)).map(shortened);
  }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}

/** `npm run openapi`. A test fails while the file is out of date. */
if (import.meta.main) writeFileSync(file, `${JSON.stringify(publishedContract(), null, 2)}\n`);
