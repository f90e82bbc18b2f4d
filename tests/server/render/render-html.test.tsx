import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { fragmentHtml } from "../../../server/render/render-html.ts";
import { Drawing, repeat, withinBudget } from "../../../views/drawings/Drawing.tsx";
import { Kept } from "../../../views/ui/Kept.tsx";

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
      <Drawing key="" of="unit 1" instead="instead">
        <Faulty />
      </Drawing>,
      "instead",
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

describe("A kept part", () => {
  type Unit = { id: number; name: string };
  let drawn = 0;
  const Card = ({ unit, note }: { unit: Unit; note?: string }) => {
    drawn += 1;
    return (
      <li>
        {unit.name} {note}
      </li>
    );
  };
  const cards = (units: Unit[], note?: string) => (
    <ul>
      {units.map((unit) => (
        <Kept key={unit.id} by={[unit, note]}>
          <Card unit={unit} {...(note && { note })} />
        </Kept>
      ))}
    </ul>
  );
  const units = [
    { id: 1, name: "Офис <1>" },
    { id: 2, name: "<x-0123456789abcdef01234567 at=0>" },
  ];
  test("has the bytes of one that is not, at first and later", () => {
    const plain = fragmentHtml(
      <ul>
        {units.map((unit) => (
          <Card key={unit.id} unit={unit} />
        ))}
      </ul>,
    );
    for (let i = 0; i < 3; i += 1) expect(fragmentHtml(cards(units))).toBe(plain);
  });
  test("gets what fills it anew each time, escaped, and without being rendered again", () => {
    const Link = ({ unit, query }: { unit: Unit; query: string }) => {
      drawn += 1;
      return <a href={`/${unit.id}${query}`}>{unit.name}</a>;
    };
    const link = (query: string) => (
      <Kept by={[units[0] as Unit]} fill={query}>
        {(filled) => <Link unit={units[0] as Unit} query={filled} />}
      </Kept>
    );
    drawn = 0;
    for (const query of ["", "?a=1&b=2", '?a="><script>'])
      expect(fragmentHtml(link(query))).toBe(renderToString(<a href={`/1${query}`}>{"Офис <1>"}</a>));
    expect(drawn).toBe(1);
  });
  test("is rendered once, also in another list, and again for another object or another fact", () => {
    fragmentHtml(cards(units));
    drawn = 0;
    fragmentHtml(cards(units.toReversed()));
    expect(drawn).toBe(0);
    expect(fragmentHtml(cards(units, "новое"))).toContain("новое");
    expect(drawn).toBe(2);
    fragmentHtml(cards(units.map((unit) => ({ ...unit }))));
    expect(drawn).toBe(4);
  });
});
