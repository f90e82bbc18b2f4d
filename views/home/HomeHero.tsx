import { ParkScheme } from "../drawings/ParkScheme.tsx";
import { ButtonLink } from "../kit/Button.tsx";
import { FactsRow } from "../kit/FactsRow.tsx";
import type { Body, CategoryId, Park, RentalCategory } from "../park/park.ts";
import { areaInShort, bodiesInWords, counted, floorsInWords, lettableArea } from "../park/park-figures.ts";
import { carPark, statedLead } from "../park/statements/home-lead.ts";
import type { ParkStatements } from "../park/statements/statements.ts";
import { href } from "../routes.ts";

type Props = {
  park: Pick<Park, "bodies" | "categories" | "contacts">;
  freeUnits: number | undefined;
  parkingSpaces: number | undefined;
  statements: ParkStatements | undefined;
};

/** The first screen of the home page: what the park is, its scheme, and its figures. */
export function HomeHero({ park, freeUnits, parkingSpaces, statements }: Props) {
  const { bodies, categories, contacts } = park;
  return (
    <>
      <div className={bodies.length > 0 ? "hero" : "hero hero-alone"}>
        <div>
          <p className="kicker">
            {statements ? `Бизнес-парк ${statements.region}` : `Бизнес-парк, ${contacts.address.locality}`}
          </p>
          <h1>{heading(categories)}</h1>
          <p className="lead">{statements ? statedLead(bodies, parkingSpaces) : plainLead(bodies, parkingSpaces)}</p>
          <div className="row">
            <ButtonLink href={href("officeSelection", {})}>Подобрать помещение</ButtonLink>
            <ButtonLink href={href("plan", {})} variant="outline">
              Открыть схему
            </ButtonLink>
          </div>
        </div>
        <ParkScheme bodies={bodies} linkTo={({ id }) => href("plan", {}, { body: id })} />
      </div>
      <FactsRow facts={parkFigures(bodies, freeUnits, statements)} />
    </>
  );
}

/** «Офисы, склады и торговые помещения в одном парке», of what the park lets. */
function heading(categories: RentalCategory[]): string {
  const names = categories.map(({ name }, index) => (index === 0 ? name : name.toLowerCase()));
  if (names.length === 0) return "Помещения в бизнес-парке";
  const all = new Intl.ListFormat("ru-RU").format(names);
  return names.length > 1 ? `${all} в одном парке` : `${all} в бизнес-парке`;
}

function plainLead(bodies: Body[], parkingSpaces: number | undefined): string {
  const parking = parkingSpaces ? carPark(parkingSpaces) : "";
  const told = [bodiesInWords(bodies), parking].filter(Boolean).join(", ");
  return `${told ? `${told[0]?.toUpperCase()}${told.slice(1)}. ` : ""}Свободные помещения — с ценами и планами.`;
}

const uses: Record<CategoryId, string> = { office: "офисы", warehouse: "склады", trade_area: "торговлю" };

/** «под офисы и склады», as far as every building says what it is for. */
function lettableFor(bodies: Body[]): string {
  const own = new Set(bodies.map(({ use }) => use));
  if (own.has(undefined)) return "арендуемой площади";
  const words = Object.entries(uses).flatMap(([use, word]) => (own.has(use as CategoryId) ? [word] : []));
  return `под ${new Intl.ListFormat("ru-RU").format(words)}`;
}

function parkFigures(bodies: Body[], freeUnits: number | undefined, statements: ParkStatements | undefined) {
  const area = lettableArea(bodies);
  const buildings = counted(bodies.length, "корпус", "корпуса", "корпусов");
  const units = !freeUnits ? undefined : counted(freeUnits, "помещение", "помещения", "помещений");
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
