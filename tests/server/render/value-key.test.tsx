import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { elementKey } from "../../../server/render/value-key.ts";

type Props = { unit?: object; a?: ReactNode | number | number[]; b?: unknown; c?: unknown };

const Card = (_: Props) => null;
const Other = (_: Props) => null;
const unit = { id: 1, name: "Офис" };

/** Elements that are easily confused. No two are equal. */
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
];

describe("The key of an element", () => {
  test("differs between values that are easily confused", () => {
    expect(new Set(alike.map(elementKey)).size).toBe(alike.length);
  });
  test("is stable, and equal for another object of the same value", () => {
    expect(alike.map(elementKey)).toEqual(alike.map(elementKey));
    expect(elementKey(<Card unit={{ ...unit }} />)).toBe(elementKey(<Card unit={unit} />));
  });
  test("is undefined for values without a key", () => {
    expect(elementKey(<Card unit={unit} b={() => 1} />)).toBeUndefined();
  });
});
