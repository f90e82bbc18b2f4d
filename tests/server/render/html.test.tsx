import { describe, expect, test } from "vitest";
import { documentHtml, documentMarkup, fragmentHtml, fragmentMarkup } from "../../../server/render/html.ts";
import { elementKey } from "../../../server/render/value-key.ts";
import { Once } from "../../../views/kit/Once.tsx";

let drawn = 0;
type Unit = { id: number; name: string; tags?: string[] };

function Card({ unit, note }: { unit: Unit; note?: string }) {
  drawn += 1;
  return (
    <article>
      {unit.name} {unit.tags?.join(", ")} {note}
    </article>
  );
}

function List({ units }: { units: Unit[] }) {
  return (
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
}

const units: Unit[] = [
  { id: 1, name: "Офис <1>" },
  { id: 2, name: "Склад «2»", tags: ["a"] },
];

describe("Cached parts", () => {
  test("have the same bytes as uncached ones, at first and later", () => {
    const page = <List units={units} />;
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
  test("may contain cached parts", () => {
    const page = (
      <Once>
        <section>
          <List units={units} />
        </section>
      </Once>
    );
    expect(fragmentMarkup(page).toString()).toBe(fragmentHtml(page));
  });
  test("are rendered in place if they have no key", () => {
    const page = (
      <Once>
        <button type="button" onClick={() => {}}>
          Да
        </button>
      </Once>
    );
    expect(fragmentMarkup(page).toString()).toBe('<button type="button">Да</button>');
  });
  test("cannot be forged by content", () => {
    const page = <List units={[{ id: 9, name: "<x-0123456789abcdef01234567>0</x-0123456789abcdef01234567>" }]} />;
    expect(fragmentMarkup(page).toString()).toBe(fragmentHtml(page));
  });
  test("are absent in an empty list", () => {
    expect(fragmentMarkup(<List units={[]} />).toString()).toBe("<ul></ul>");
  });
});

describe("The key of an element", () => {
  // Values that the type excludes, too.
  const key = (unit: unknown) => elementKey(<Card unit={unit as Unit} />);
  test("differs between values that are easily confused", () => {
    const values = [
      { id: 1, name: "a" },
      { id: 1, name: "a,tags:1'b" },
      { id: "1", name: "a" },
      { id: 1, name: "a", tags: [] },
      { id: 1, name: "a", tags: [""] },
      { id: 1, name: "a", tags: ["", ""] },
      { id: 1, name: null },
      { id: 1, name: "null" },
      { id: 1 },
      [],
      {},
      [{}],
      "{",
    ];
    expect(new Set(values.map(key)).size).toBe(values.length);
  });
  test("is the same for equal values, and differs between components", () => {
    expect(key({ id: 1, name: "a" })).toBe(key({ id: 1, name: "a" }));
    const Other = (props: { unit: Unit }) => <p>{props.unit.name}</p>;
    expect(elementKey(<Other unit={{ id: 1, name: "a" }} />)).not.toBe(key({ id: 1, name: "a" }));
  });
  test("is unknown for functions, dates and maps", () => {
    expect([() => 1, new Date(0), new Map(), { at: new Date(0) }].map(key)).toEqual(Array(4).fill(undefined));
  });
});
