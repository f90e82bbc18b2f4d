import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { fragmentHtml } from "../../../server/render/render-html.ts";
import { Drawing, repeat, withinBudget } from "../../../views/drawings/Drawing.tsx";
import { Kept } from "../../../views/ui/Kept.ts";

describe("A drawing with a fault is left out, the page stands, and the log hears of it:", () => {
  const faulty = (): never => {
    throw new TypeError("it has no place");
  };
  const Faulty = (): never => faulty();
  const OverIt = () => <>{repeat("columns", 1e9, () => "x")}</>;
  const Around = () => <b>{withinBudget("unit 3", faulty) ?? "without it"}</b>;
  test.each<[how: string, drawing: ReactElement, words: string, fault: object]>([
    [
      "drawn",
      <Drawing key="" of="unit 1">
        <Faulty />
      </Drawing>,
      "",
      { object: "unit 1", field: "" },
    ],
    [
      "too large",
      <Drawing key="" of="unit 2">
        <OverIt />
      </Drawing>,
      "",
      { object: "unit 2", field: "columns", reason: "over budget" },
    ],
    ["read by its page", <Around key="" />, "<b>without it</b>", { object: "unit 3", field: "" }],
  ])("%s", (_, drawing, words, fault) => {
    const leftOut: object[] = [];
    expect(fragmentHtml(<main>{drawing}</main>, (report) => void leftOut.push(report))).toBe(`<main>${words}</main>`);
    expect(leftOut).toMatchObject([fault]);
  });
});

const unit = { id: 1, name: "Офис <1>" };
test("A kept part gets what fills it anew each time, escaped, and without being rendered again", () => {
  let drawn = 0;
  const Link = ({ query }: { query: string }) => {
    drawn += 1;
    return <a href={`/1${query}`}>{unit.name}</a>;
  };
  const link = (query: string) => (
    <Kept beside={unit} fill={query}>
      {(filled) => <Link query={filled} />}
    </Kept>
  );
  for (const query of ["", "?a=1&b=2", '?a="><script>'])
    expect(fragmentHtml(link(query))).toBe(renderToString(<a href={`/1${query}`}>{"Офис <1>"}</a>));
  expect(drawn).toBe(1);
});
