import type { Unit } from "../../../views/content/unit.ts";

type Choosable = Pick<
  Unit,
  "square" | "price" | "building" | "floor" | "status" | "availableFrom" | "facts" | "category"
>;

const sizes: Record<string, [from: number, below: number]> = {
  s: [0, 50],
  m: [50, 150],
  l: [150, 500],
  xl: [500, Number.POSITIVE_INFINITY],
};

/** Whether a unit matches a query, written from the specification and not from the site's criteria. */
export function matches(unit: Choosable, query: URLSearchParams): boolean {
  const given = (key: string) => (query.get(key) ? Number(query.get(key)) : undefined);
  const [people, from, to] = [given("people"), given("squareFrom"), given("squareTo")];
  const [cheapest, dearest] = [given("priceFrom"), given("priceTo")];
  const size = sizes[query.get("squareSize") ?? ""];
  const [bodies, facts] = ["bodies", "facts"].map((key) => query.getAll(key)) as [string[], string[]];
  const nameOf = (fact: string) => fact.split(": ")[0];
  const values = unit.facts.map(({ name, value }) => `${name}: ${value}`);
  const by = query.get("freeBy");
  return [
    people === undefined || (unit.square >= people * 6 && unit.square <= people * 8),
    from === undefined || unit.square >= from,
    to === undefined || unit.square <= to,
    !size || (unit.square >= size[0] && unit.square < size[1]),
    cheapest === undefined || (unit.price > 0 && unit.price >= cheapest),
    dearest === undefined || (unit.price > 0 && unit.price <= dearest),
    bodies.length === 0 || bodies.includes(String(unit.building.id)),
    given("floor") === undefined || unit.floor.number === given("floor"),
    query.get("free") !== "now" || unit.status === "free",
    !by || unit.status === "free" || (unit.availableFrom !== undefined && unit.availableFrom.slice(0, 10) <= by),
    facts.every((fact) => values.some((candidate) => nameOf(candidate) === nameOf(fact) && facts.includes(candidate))),
  ].every(Boolean);
}
