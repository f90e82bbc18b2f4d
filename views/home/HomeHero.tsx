import { ParkScheme, type SchemeMark } from "../drawings/ParkScheme.tsx";
import type { Body, Park, RentalCategory } from "../park/park.ts";
import { bodiesInWords } from "../park/park-figures.ts";
import { carPark, statedLead } from "../park/statements/home-lead.ts";
import type { ParkStatements } from "../park/statements/statements.ts";
import { href } from "../routes.ts";
import type { Pavilion } from "../units/pavilion.ts";
import { rentHref } from "../units/pavilion-links.ts";
import { ParkFigures } from "./ParkFigures.tsx";
import { QuickPicker } from "./QuickPicker.tsx";

type Props = {
  park: Pick<Park, "bodies" | "categories" | "contacts">;
  units: Pavilion[] | undefined;
  parkingSpaces: number | undefined;
  statements: ParkStatements | undefined;
};

/** The first screen of the home page: the park, the picker, the scheme of free units, figures. */
export function HomeHero({ park, units, parkingSpaces, statements }: Props) {
  const { bodies, categories, contacts } = park;
  return (
    <div className="wrap">
      <div className={bodies.length > 0 ? "start" : "start start-alone"}>
        <div className="start-words">
          <p className="kicker">
            {statements
              ? `Бизнес-парк ${statements.region}`
              : ["Бизнес-парк", contacts.address.locality].filter(Boolean).join(", ")}
          </p>
          <h1>{heading(categories)}</h1>
          <p className="lead">
            {statements ? statedLead(bodies, parkingSpaces) : plainLead(bodies, units, parkingSpaces)}
          </p>
        </div>
        {categories.length > 0 && <QuickPicker categories={categories} units={units} />}
        {bodies.length > 0 && (
          <div className="start-park">
            <ParkScheme
              bodies={bodies}
              marks={units && marksOf(bodies, units)}
              lat={contacts.coordinates.lat}
              linkTo={(body) => listOf(body, categories, units ?? [])}
            />
            {units && bodies.some(({ place }) => place) && bodies.every(isShort) && (
              <p className="start-key">Номер корпуса и сколько в нём свободно; нажмите — откроется список.</p>
            )}
          </div>
        )}
      </div>
      <ParkFigures bodies={bodies} freeUnits={units?.length} statements={statements} />
    </div>
  );
}

/** «Офисы, склады и торговые помещения в одном парке», of what the park lets. */
function heading(categories: RentalCategory[]): string {
  const names = categories.map(({ name }, index) => (index === 0 ? name : name.toLowerCase()));
  if (names.length === 0) return "Помещения в бизнес-парке";
  const all = new Intl.ListFormat("ru-RU").format(names);
  return names.length > 1 ? `${all} в одном парке` : `${all} в бизнес-парке`;
}

function plainLead(bodies: Body[], units: Pavilion[] | undefined, parkingSpaces: number | undefined): string {
  const parking = parkingSpaces ? carPark(parkingSpaces) : "";
  const told = [bodiesInWords(bodies), parking].filter(Boolean).join(", ");
  return `${told ? `${told[0]?.toUpperCase()}${told.slice(1)}. ` : ""}Свободные помещения — с ценами${units?.some(({ place, plan }) => place || plan) ? " и планами" : ""}.`;
}

const isShort = ({ number }: Body) => number.length <= 2;

/** Roofs are tinted by how many units are free below them. Long numbers of buildings leave no room for counts. */
function marksOf(bodies: readonly Body[], units: readonly Pavilion[]): Map<number, SchemeMark> {
  const isRoomy = bodies.every(isShort);
  const counts = new Map(bodies.map(({ id }) => [id, units.filter(({ body }) => body.id === id).length]));
  const most = Math.max(1, ...counts.values());
  return new Map(
    [...counts].map(([id, count]) => [id, count > 0 ? { count: isRoomy ? count : undefined, tint: count / most } : {}]),
  );
}

/** The list of the category that has most units in the building; without units, the plan of the building. */
function listOf({ id }: Body, categories: RentalCategory[], units: readonly Pavilion[]): string {
  const own = units.filter(({ body }) => body.id === id);
  const [most] = categories
    .map((category) => ({ category, count: own.filter((unit) => unit.category === category.id).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  return most ? rentHref(most.category, { bodies: [id] }) : href("plan", {}, { body: id });
}
