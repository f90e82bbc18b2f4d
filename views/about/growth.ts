import type { Building, CategoryId } from "../content/park.ts";

/** Buildings of one use and class; `tone` names their colour. */
export type AreaClass = { key: string; name: string; tone: string; area: number; buildings: readonly Building[] };

/** A year of the park: the area of each class up to then, and the buildings that opened in it. */
export type GrowthYear = { year: number; opened: readonly Building[]; areas: readonly number[]; total: number };

export type Growth = {
  classes: readonly AreaClass[];
  years: readonly GrowthYear[];
  from: number;
  to: number;
  total: number;
};

const uses: readonly { use: CategoryId | undefined; name: string; tones: number }[] = [
  { use: "office", name: "офисы", tones: 3 },
  { use: "trade_area", name: "галерея", tones: 1 },
  { use: "warehouse", name: "склады", tones: 2 },
  { use: undefined, name: "помещения", tones: 1 },
];
const yearsMax = 30;
const classesMax = 10;

/** "A" before "B+" before "B". */
const rank = (quality = "") => `${quality.charAt(0)}${9 - quality.length}`;

/** Kinds of area by use and class, the best first. */
export function areaClasses(buildings: readonly Building[]): AreaClass[] {
  return uses.flatMap(({ use, name, tones }) => {
    const byClass = Map.groupBy(
      buildings.filter((building) => building.use === use),
      (building) => building.class,
    );
    return [...byClass]
      .sort(([a], [b]) => rank(a).localeCompare(rank(b)))
      .map(([quality, same], at) => ({
        key: `${use ?? "plain"}-${quality ?? ""}`,
        name: [name, quality].filter(Boolean).join(" "),
        tone: `area-${use ?? "plain"}-${Math.min(at, tones - 1)}`,
        area: same.reduce((sum, { area = 0 }) => sum + area, 0),
        buildings: same,
      }));
  });
}

/** How the lettable area grew. Undefined where any building lacks its year or area: then the steps would be wrong. */
export function growthOf(buildings: readonly Building[], until: readonly number[] = []): Growth | undefined {
  const dated = buildings.filter(({ year, area }) => year !== undefined && area !== undefined);
  const opened = [...new Set(dated.map(({ year = 0 }) => year))].sort((a, b) => a - b);
  const classes = areaClasses(buildings);
  const [first, last] = [opened[0], opened.at(-1)];
  if (dated.length < buildings.length || first === undefined || last === undefined || first === last) return undefined;
  if (opened.length > yearsMax || classes.length > classesMax) return undefined;
  const years = opened.map((year) => {
    const areas = classes.map(({ buildings: ofClass }) =>
      ofClass.reduce((sum, { year: built = 0, area = 0 }) => (built <= year ? sum + area : sum), 0),
    );
    const total = areas.reduce((sum, area) => sum + area, 0);
    return { year, opened: buildings.filter((building) => building.year === year), areas, total };
  });
  const total = years.at(-1)?.total ?? 0;
  return total > 0 ? { classes, years, from: first, to: Math.max(last, ...until) + 1, total } : undefined;
}
