import { expect, test } from "vitest";
import { sources, textOf } from "./support/source-files.ts";

const clock = "server/process/clock.ts";

/** A clock of the machine, or a field of a date in the zone of the machine. */
const readings =
  /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b|\bprocess\.hrtime\b|\.get(?:FullYear|Month|Date|Day|Hours|Minutes)\(|\.toLocale(?:Date|Time)?String\(/;

/** In a browser the clock is the visitor's: it times what the visitor does, and no page tells the day by it. */
const files = [...sources("server"), ...sources("views")].filter(
  (file) => file !== clock && !file.startsWith("views/browser/"),
);

test("one file reads the machine's clock, and nothing depends on the machine's zone", () => {
  expect(files.filter((file) => readings.test(textOf(file)))).toEqual([]);
  expect(textOf(clock)).toMatch(readings);
});

test("every format of dates names its zone", () => {
  const zoneless = /Intl\.DateTimeFormat\((?![^)]*timeZone)/;
  expect(files.filter((file) => zoneless.test(textOf(file)))).toEqual([]);
});

test("tests take the stand-in's park at their own moment: as it is written, its days are those of one week", () => {
  const asWritten = /import \{[^}]*\bpark\b[^}]*\} from "[^"]*\/stand-in-park\.ts"/;
  const users = sources("tests").filter((file) => asWritten.test(textOf(file)));
  expect(users).toEqual(["tests/server/stand-in/moving-days.test.ts"]);
});
