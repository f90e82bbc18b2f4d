import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { elementKey } from "../../../server/render/value-key.ts";

type Props = { unit?: unknown; a?: ReactNode | number | number[]; b?: unknown; c?: unknown };

const Card = (_: Props) => null;
const Other = (_: Props) => null;
const unit = { id: 1, name: "Офис" };

/** Elements and values that are easily confused. No two are equal. */
const alike = [
  <Card key={0} unit={unit} />,
  <Other key={0} unit={unit} />,
  <Card key={0} unit={unit} b={1} />,
  <Card key={0} unit={unit} b="1" />,
  <Card key={0} unit={unit} b={undefined} />,
  <Card key={0} unit={unit} b={null} />,
  <Card key={0} unit={unit} c={1} />,
  <Card key={0} a={<Other b={1} />} c={2} />,
  <Card key={0} a={<Other b={1} c={2} />} />,
  <Card key={0} a={[1, 2]} b={3} />,
  <Card key={0} a={[1]} b={3} />,
  <Card key={0} a={2} b={3} />,
  ...[
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
  ].map((value) => <Card key={0} unit={value} />),
];

test("The key of an element differs between values that are easily confused, and is stable", () => {
  expect(new Set(alike.map(elementKey)).size).toBe(alike.length);
  expect(alike.map(elementKey)).toEqual(alike.map(elementKey));
});
test("The key of an element is equal for another object of the same value", () => {
  expect(elementKey(<Card unit={{ ...unit }} />)).toBe(elementKey(<Card unit={unit} />));
});
test.each([() => 1, new Date(0), new Map(), { at: new Date(0) }])(
  "An element with the value %o has no key",
  (value) => {
    expect(elementKey(<Card unit={value} />)).toBeUndefined();
  },
);
test("An element with a function among its props has no key, and its other props are not read", () => {
  const unread = {
    get id(): number {
      throw new Error("read");
    },
  };
  expect(elementKey(<Card unit={unread} b={() => 1} />)).toBeUndefined();
  expect(() => elementKey(<Card unit={unread} />)).toThrow("read");
});
