import type { Body, CategoryId } from "../park/park.ts";
import { areaInShort, counted, floorsInWords, lettableArea } from "../park/park-figures.ts";
import type { ParkStatements } from "../park/statements/statements.ts";

type Props = { bodies: Body[]; freeUnits: number | undefined; statements: ParkStatements | undefined };

/** The park in figures, in one line; only those that are known. */
export function ParkFigures(props: Props) {
  const figures = figuresOf(props);
  if (figures.length === 0) return null;
  return (
    <ul className="start-facts">
      {figures.map(({ figure, text }) => (
        <li key={text}>
          <b>{figure}</b> {text}
        </li>
      ))}
    </ul>
  );
}

const uses: Record<CategoryId, string> = { office: "офисы", warehouse: "склады", trade_area: "торговлю" };

/** «под офисы и склады», as far as every building says what it is for. */
function lettableFor(bodies: Body[]): string {
  const own = new Set(bodies.map(({ use }) => use));
  if (own.has(undefined)) return "арендуемой площади";
  const words = Object.entries(uses).flatMap(([use, word]) => (own.has(use as CategoryId) ? [word] : []));
  return `под ${new Intl.ListFormat("ru-RU").format(words)}`;
}

function figuresOf({ bodies, freeUnits, statements }: Props) {
  const area = lettableArea(bodies);
  const buildings = counted(bodies.length, "корпус", "корпуса", "корпусов");
  const units = freeUnits ? counted(freeUnits, "помещение", "помещения", "помещений") : undefined;
  return [
    ...(area ? [{ figure: areaInShort(area), text: lettableFor(bodies) }] : []),
    ...(bodies.length > 0
      ? [{ figure: buildings.figure, text: [buildings.noun, floorsInWords(bodies)].filter(Boolean).join(", ") }]
      : []),
    ...(units ? [{ figure: units.figure, text: `${units.noun} можно снять` }] : []),
    ...(statements
      ? [{ figure: `${statements.metro.walkMinutes} мин`, text: `пешком от метро «${statements.metro.station}»` }]
      : []),
  ];
}
