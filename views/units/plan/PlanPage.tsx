import { ParkScheme } from "../../drawings/ParkScheme.tsx";
import { SchemeLegend } from "../../drawings/SchemeLegend.tsx";
import { DataTable } from "../../kit/DataTable.tsx";
import { EmptyResult } from "../../kit/EmptyResult.tsx";
import { floorNumber, number, plural } from "../../kit/format.ts";
import { PageHeading } from "../../kit/PageHeading.tsx";
import { Section } from "../../kit/Section.tsx";
import type { Body, RentalCategory } from "../../park/park.ts";
import { RequestLink } from "../../requests/RequestLink.tsx";
import { href } from "../../routes.ts";
import type { Pavilion } from "../pavilion.ts";
import { FloorsSlot } from "./FloorsSlot.tsx";
import { PlanBuilding } from "./PlanBuilding.tsx";
import type { PlanPlace } from "./plan-choice.ts";

/**
 * Props of the plan; `units` are all free units of the park; `hasFloors`: a third-party scheme is configured too; `lat`
 * names the parallel.
 */
export type PlanPageProps = PlanPlace & {
  bodies: Body[];
  categories: RentalCategory[];
  units: Pavilion[];
  hasFloors?: boolean;
  lat?: number | undefined;
};

/**
 * The park from above, and the same as text. A chosen building comes first: in section, with its floor. Every step has
 * its address.
 */
export function PlanPage({ bodies, categories, units, hasFloors, lat, body, floor }: PlanPageProps) {
  const own = units.filter((unit) => unit.body.id === body?.id);
  return (
    <>
      {body ? (
        <>
          <PageHeading
            title={`Корпус ${body.number}${floor === undefined ? "" : `, этаж ${floorNumber(floor)}`}`}
            lead={`${capital(aboutBody(body, categories))}. Выберите этаж${own.some(({ place }) => place) ? ": полоски — свободные помещения на своих местах" : ""}.`}
          />
          <Section>
            <PlanBuilding
              body={body}
              floor={floor}
              units={own}
              category={categories.find(({ id }) => id === body.use)}
            />
            <nav className="chips" aria-label="Корпуса">
              {bodies.map((one) => (
                <a
                  key={one.id}
                  className="chip"
                  href={planOf(one)}
                  aria-current={one.id === body.id ? "true" : undefined}
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
          <PageHeading title="Схема корпусов" lead={bodies.length > 0 ? planLead(bodies) : undefined} />
          <Section>
            {bodies.length > 0 ? (
              <Park bodies={bodies} categories={categories} units={units} lat={lat} />
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

const planLead = (bodies: readonly Body[]) =>
  bodies.some(({ place }) => place)
    ? "Выберите корпус на схеме или в списке, потом этаж: на плане видно, какие помещения свободны."
    : "Выберите корпус, потом этаж: покажем, какие помещения свободны.";

const planOf = ({ id }: Body) => href("plan", {}, { body: id });

const capital = (text: string) => `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`;

function NoScheme() {
  return (
    <EmptyResult title="Схемы корпусов сейчас нет">
      <p>Напишите нам: подскажем, где нужный вам корпус и какие помещения в нём свободны.</p>
      <RequestLink form="callback">Написать нам</RequestLink>
    </EmptyResult>
  );
}

function Park({ bodies, categories, units, lat }: Pick<PlanPageProps, "bodies" | "categories" | "units" | "lat">) {
  const freeIn = ({ id }: Body) => units.filter((unit) => unit.body.id === id).length;
  const marks = new Map(bodies.map((body) => [body.id, { count: freeIn(body) }]));
  return (
    <div className="split plan-page">
      <figure className="figure">
        <ParkScheme bodies={bodies} marks={marks} lat={lat} linkTo={planOf} />
        <SchemeLegend bodies={bodies} counts />
      </figure>
      <DataTable
        caption="Корпуса парка"
        columns={[{ title: "Корпус" }, { title: "Что в нём" }, { title: "Свободно", numeric: true }]}
        rows={bodies.map((one) => [
          <a key={one.id} href={planOf(one)}>
            {`Корпус ${one.number}`}
          </a>,
          aboutBody(one, categories),
          number(freeIn(one)),
        ])}
      />
    </div>
  );
}

/** "офисы, класс A, 14 этажей", as far as it is known. */
function aboutBody(body: Body, categories: readonly RentalCategory[]): string {
  const use = categories.find(({ id }) => id === body.use)?.name.toLowerCase();
  const parts = [
    use,
    body.class && `класс ${body.class}`,
    body.floors.length > 0 && plural(body.floors.length, "этаж", "этажа", "этажей"),
    body.year && `${body.year} год`,
  ];
  return parts.filter(Boolean).join(", ");
}
