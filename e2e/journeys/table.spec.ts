import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { allEngines } from "../engines/all-engines.ts";
import { expect, test } from "../support/running-site.ts";
import { journeys } from "./journeys.ts";

const file = path.join(import.meta.dirname, "README.md");

/** Each cell is a test of `journeys.spec.ts`: the table holds what is tested, and the tests whether it works. */
function table(): string {
  const columns = allEngines.flatMap(({ name, hands }) => hands.map((hand) => `${name}, ${hand}`));
  const row = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const tasks = Object.keys(journeys).map((task) => row([task, ...columns.map(() => "✓")]));
  return [row(["task", ...columns]), row(["---", ...columns.map(() => "---")]), ...tasks].join("\n");
}

test("the table of tasks, engines and hands is up to date (TABLE=renew writes it)", () => {
  const text = readFileSync(file, "utf8");
  const written = /\| task[\s\S]*\|$/m.exec(text)?.[0] ?? "";
  if (process.env.TABLE === "renew") writeFileSync(file, text.replace(written, table()));
  else expect(written).toBe(table());
});
