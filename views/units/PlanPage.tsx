import { ParkScheme } from "../drawings/ParkScheme.tsx";
import { DataTable } from "../kit/DataTable.tsx";
import { EmptyResult } from "../kit/EmptyResult.tsx";
import { floorNumber, number, plural } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { Section } from "../kit/Section.tsx";
import type { Body, RentalCategory } from "../park/park.ts";
import { RequestLink } from "../requests/RequestLink.tsx";
import { href } from "../routes.ts";
import { FloorsSlot } from "./FloorsSlot.tsx";
import { PlanBuilding } from "./PlanBuilding.tsx";
import { PlanFloor } from "./PlanFloor.tsx";
import type { Pavilion } from "./pavilion.ts";
import type { PlanPlace } from "./plan-choice.ts";

/** Props of the plan; `units` are all free units of the park; `hasFloors`: a third-party scheme is configured too. */
export type PlanPageProps = PlanPlace & {
  bodies: Body[];
  categories: RentalCategory[];
  units: Pavilion[];
  hasFloors?: boolean;
};

/** The park from above, and the same as text; a building and a floor of it below, when chosen. Every step has its address. */
export function PlanPage({ bodies, categories, units, hasFloors, body, floor }: PlanPageProps) {
  const place = body ? `: корпус ${body.number}${floor === undefined ? "" : `, этаж ${floorNumber(floor)}`}` : "";
  const planOf = ({ id }: Body) => `${href("plan", {}, { body: id })}#building`;
  return (
    <>
      <PageHeading
        title={`Схема корпусов${place}`}
        lead={
          bodies.length > 0
            ? "Выберите корпус на схеме или в списке, потом этаж: на плане видно, какие помещения свободны."
            : undefined
        }
      />
      <Section>
        {bodies.length === 0 && (
          <EmptyResult title="Схемы корпусов сейчас нет">
            <p>Напишите нам: подскажем, где нужный вам корпус и какие помещения в нём свободны.</p>
            <RequestLink form="callback">Написать нам</RequestLink>
          </EmptyResult>
        )}
        <div className="split plan-page">
          {bodies.length > 0 && (
            <figure className="figure">
              <ParkScheme bodies={bodies} active={body?.id} linkTo={planOf} />
            </figure>
          )}
          <DataTable
            caption="Корпуса парка"
            columns={[{ title: "Корпус" }, { title: "Что в нём" }, { title: "Свободно", numeric: true }]}
            rows={bodies.map((one) => [
              <a key={one.id} href={planOf(one)} aria-current={one.id === body?.id ? "true" : undefined}>
                Корпус {one.number}
              </a>,
              aboutBody(one, categories),
              number(units.filter((unit) => unit.body.id === one.id).length),
            ])}
          />
        </div>
        {hasFloors && <FloorsSlot />}
      </Section>
      {body && (
        <PlanBuilding
          body={body}
          floor={floor}
          category={categories.find(({ id }) => id === body.use)}
          units={units.filter((unit) => unit.body.id === body.id)}
        />
      )}
      {body && floor !== undefined && (
        <PlanFloor
          body={body}
          bodies={bodies}
          floor={floor}
          units={units.filter((unit) => unit.body.id === body.id && unit.floor.number === floor)}
        />
      )}
    </>
  );
}

/** "офисы, класс A, 14 этажей", as far as it is known. */
function aboutBody(body: Body, categories: readonly RentalCategory[]): string {
  const use = categories.find(({ id }) => id === body.use)?.name.toLowerCase();
  const parts = [
    use,
    body.class && `класс ${body.class}`,
    body.floors.length > 0 && plural(body.floors.length, "этаж", "этажа", "этажей"),
  ];
  return parts.filter(Boolean).join(", ");
}
