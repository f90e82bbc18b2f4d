import type { Building, RentalCategory } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { ParkScheme } from "../../drawings/ParkScheme.tsx";
import { SchemeLegend } from "../../drawings/SchemeLegend.tsx";
import { EnquiryLink } from "../../enquiries/EnquiryLink.tsx";
import { DataTable } from "../../kit/DataTable.tsx";
import { EmptyResult } from "../../kit/EmptyResult.tsx";
import { floorNumber, number, plural } from "../../kit/format.ts";
import { PageHeading } from "../../kit/PageHeading.tsx";
import { Section } from "../../kit/Section.tsx";
import { href } from "../../routes.ts";
import { FloorsSlot } from "./FloorsSlot.tsx";
import { PlanBuilding } from "./PlanBuilding.tsx";
import type { PlanPlace } from "./plan-choice.ts";

/**
 * Props of the plan; `units` are all free units of the park; `hasFloors`: a third-party scheme is configured too; `lat`
 * names the parallel.
 */
export type PlanPageProps = PlanPlace & {
  buildings: Building[];
  categories: RentalCategory[];
  units: Unit[];
  hasFloors?: boolean;
  lat?: number | undefined;
};

/**
 * The park from above, and the same as text. A chosen building comes first: in section, with its floor. Every step has
 * its address.
 */
export function PlanPage({ buildings, categories, units, hasFloors, lat, building, floor }: PlanPageProps) {
  const own = units.filter((unit) => unit.building.id === building?.id);
  return (
    <>
      {building ? (
        <>
          <PageHeading
            title={`Корпус ${building.number}${floor === undefined ? "" : `, этаж ${floorNumber(floor)}`}`}
            lead={`${capital(aboutBuilding(building, categories))}. Выберите этаж${own.some(({ place }) => place) ? ": полоски — свободные помещения на своих местах" : ""}.`}
          />
          <Section>
            <PlanBuilding
              building={building}
              floor={floor}
              units={own}
              category={categories.find(({ id }) => id === building.use)}
            />
            <nav className="chips" aria-label="Корпуса">
              {buildings.map((one) => (
                <a
                  key={one.id}
                  className="chip"
                  href={planOf(one)}
                  aria-current={one.id === building.id ? "true" : undefined}
                >
                  {`Корпус ${one.number}`}
                </a>
              ))}
              <a className="chip" href={href("plan", {})}>
                Схема парка
              </a>
            </nav>
            {hasFloors && <FloorsSlot />}
          </Section>
        </>
      ) : (
        <>
          <PageHeading title="Схема корпусов" lead={buildings.length > 0 ? planLead(buildings) : undefined} />
          <Section>
            {buildings.length > 0 ? (
              <Park buildings={buildings} categories={categories} units={units} lat={lat} />
            ) : (
              <NoScheme />
            )}
            {hasFloors && <FloorsSlot />}
          </Section>
        </>
      )}
    </>
  );
}

const planLead = (buildings: readonly Building[]) =>
  buildings.some(({ place }) => place)
    ? "Выберите корпус на схеме или в списке, потом этаж: на плане видно, какие помещения свободны."
    : "Выберите корпус, потом этаж: покажем, какие помещения свободны.";

const planOf = ({ id }: Building) => href("plan", {}, { body: id });

const capital = (text: string) => `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`;

function NoScheme() {
  return (
    <EmptyResult title="Схемы корпусов сейчас нет">
      <p>Напишите нам: подскажем, где нужный вам корпус и какие помещения в нём свободны.</p>
      <EnquiryLink form="callback">Написать нам</EnquiryLink>
    </EmptyResult>
  );
}

function Park({
  buildings,
  categories,
  units,
  lat,
}: Pick<PlanPageProps, "buildings" | "categories" | "units" | "lat">) {
  const freeIn = ({ id }: Building) => units.filter((unit) => unit.building.id === id).length;
  const marks = new Map(buildings.map((building) => [building.id, { count: freeIn(building) }]));
  return (
    <div className="split plan-page">
      <figure className="figure">
        <ParkScheme buildings={buildings} marks={marks} lat={lat} linkTo={planOf} />
        <SchemeLegend buildings={buildings} counts />
      </figure>
      <DataTable
        caption="Корпуса парка"
        columns={[{ title: "Корпус" }, { title: "Что в нём" }, { title: "Свободно", numeric: true }]}
        rows={buildings.map((one) => [
          <a key={one.id} href={planOf(one)}>
            {`Корпус ${one.number}`}
          </a>,
          aboutBuilding(one, categories),
          number(freeIn(one)),
        ])}
      />
    </div>
  );
}

/** "офисы, класс A, 14 этажей", as far as it is known. */
function aboutBuilding(building: Building, categories: readonly RentalCategory[]): string {
  const use = categories.find(({ id }) => id === building.use)?.name.toLowerCase();
  const parts = [
    use,
    building.class && `класс ${building.class}`,
    building.floors.length > 0 && plural(building.floors.length, "этаж", "этажа", "этажей"),
    building.year && `${building.year} год`,
  ];
  return parts.filter(Boolean).join(", ");
}
