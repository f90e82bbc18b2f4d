import { describe, expect, test } from "vitest";
import { documentHtml, documentMarkup, fragmentHtml, fragmentMarkup } from "../../../server/render/html.ts";
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
      "without a key",
      <Once key={0}>
        <button type="button" onClick={() => {}}>
          Да
        </button>
      </Once>,
    ],
  ])("%s have the same bytes as uncached ones, at first and later", (_, page) => {
    for (let i = 0; i < 3; i += 1) {
      expect(fragmentMarkup(page).toString()).toBe(fragmentHtml(page));
      expect(documentMarkup(page).toString()).toBe(documentHtml(page));
    }
  });
  test("are rendered once, also in another list, and again after a changed value", () => {
    fragmentMarkup(<List units={units} />);
    drawn = 0;
    fragmentMarkup(<List units={units.toReversed().map((unit) => ({ ...unit }))} />);
    expect(drawn).toBe(0);
    const changed = fragmentMarkup(<List units={[{ id: 1, name: "Офис <1>", tags: ["новое"] }]} />);
    expect(drawn).toBe(1);
    expect(changed.toString()).toContain("новое");
  });
});
