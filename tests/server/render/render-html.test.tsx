import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { documentHtml, fragmentHtml } from "../../../server/render/render-html.ts";
import { typeset } from "../../../server/render/typeset.ts";
import { repeat, withinBudget } from "../../../views/drawings/budget.ts";
import { Drawing } from "../../../views/drawings/Drawing.tsx";
import { Once } from "../../../views/kit/Once.tsx";

let drawn = 0;
type Unit = { id: number; name: string; tags?: string[] };

function Card({ unit }: { unit: Unit }) {
  drawn += 1;
  return (
    <article>
      {unit.name} {unit.tags?.join(", ")}
    </article>
  );
}

const List = ({ units }: { units: Unit[] }) => (
  <ul>
    <Once>
      {units.map((unit) => (
        <li key={unit.id}>
          <Card unit={unit} />
        </li>
      ))}
    </Once>
  </ul>
);

const units: Unit[] = [
  { id: 1, name: "Офис <1>" },
  { id: 2, name: "Склад «2»", tags: ["a"] },
];

/** Outside `fragmentHtml`, `Once` shows its children as they are. */
const uncached = (page: ReactElement) => typeset(renderToString(page));

describe("Cached parts", () => {
  test.each([
    ["of a list", <List key={0} units={units} />],
    ["of an empty list", <List key={0} units={[]} />],
    [
      "with the markup of a mark in their content",
      <List key={0} units={[{ id: 9, name: "<x-0123456789abcdef01234567>0</x-0123456789abcdef01234567>" }]} />,
    ],
    [
      "with cached parts",
      <Once key={0}>
        <section>
          <List units={units} />
        </section>
      </Once>,
    ],
    [
      "in the head and the body",
      <html key={0} lang="ru">
        <head>
          <meta charSet="utf-8" />
          <Once>
            <meta name="first" content="1" />
          </Once>
          <Once>
            <meta name="second" content="2" />
          </Once>
        </head>
        <body>
          <Once>
            <p>Да</p>
          </Once>
        </body>
      </html>,
    ],
    [
      "without a key",
      <Once key={0}>
        <button type="button" onClick={() => {}}>
          Да
        </button>
      </Once>,
    ],
  ])("%s have the same bytes as uncached ones, at first and later", (_, page) => {
    for (let i = 0; i < 3; i += 1) {
      expect(fragmentHtml(page)).toBe(uncached(page));
      expect(documentHtml(page)).toBe(`<!doctype html>${uncached(page)}`);
    }
  });
  test("are rendered once, also in another list, and again after a changed value", () => {
    fragmentHtml(<List units={units} />);
    drawn = 0;
    fragmentHtml(<List units={units.toReversed().map((unit) => ({ ...unit }))} />);
    expect(drawn).toBe(0);
    const changed = fragmentHtml(<List units={[{ id: 1, name: "Офис <1>", tags: ["новое"] }]} />);
    expect(drawn).toBe(1);
    expect(changed).toContain("новое");
  });
});

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
