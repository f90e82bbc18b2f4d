import type { Building, RentalCategory, Site } from "../../content/park.ts";
import { offeredWords, type Unit } from "../../content/unit.ts";
import { BuildingSign } from "../../drawings/BuildingSign.tsx";
import { EnquiryLink } from "../../enquiries/EnquiryLink.tsx";
import { daylightAt } from "../../park/daylight.ts";
import type { Model } from "../../park/ModelFigure.tsx";
import { ParkMap } from "../../park/ParkMap.tsx";
import { parkName } from "../../park/park-name.ts";
import { href } from "../../routes.ts";
import { buildingTitle, floorNumber, number, phrase, plural, upperFirst } from "../../ui/format.ts";
import { EmptyResult, PageHead } from "../../ui/PageParts.tsx";
import { DataTable } from "../../ui/Tables.tsx";
import { FrameSlot } from "../../widgets/FrameSlot.tsx";
import { PlanBuilding } from "./PlanBuilding.tsx";

/** `units` are all free units of the park, `here` those of the shown place; `hasFloors`: a third-party scheme too. */
export type PlanPageProps = {
  buildings: Building[];
  categories: RentalCategory[];
  units: Unit[];
  building: Building | undefined;
  floor: number | undefined;
  inBuilding: Unit[];
  here: Unit[];
  hasFloors: boolean;
  site: Site | undefined;
  now: Date;
  model: Model | undefined;
};

/** The park from above and as text; before it the chosen building in section. Every step has its address. */
export function PlanPage(props: PlanPageProps) {
  const { buildings, categories, units, hasFloors, building, floor, inBuilding, here, model } = props;
  const rendered = building && floor === undefined ? model?.[`building-${building.number}`] : undefined;
  const picture = rendered?.floors && building?.floors.length === rendered.floors.length ? rendered : undefined;
  const floors = hasFloors && (
    <FrameSlot src="/embed/floors" title={`Схема этажей ${parkName.kind.genitive}`}>
      Показать схему этажей 2ГИС: браузер обратится к её серверам
    </FrameSlot>
  );
  return (
    <>
      {building ? (
        <>
          <div className="wrap">
            <BuildingSwitch buildings={buildings} units={units} current={building.id} />
          </div>
          <PageHead
            title={`${buildingTitle(building.number)}${floor === undefined ? "" : `, этаж ${floorNumber(floor)}`}`}
            lead={`${upperFirst(buildingFacts(building, categories))}. ${offeredInWords(here.length, floor)}`}
          />
          <div className="wrap plan">
            <PlanBuilding
              building={building}
              floor={floor}
              units={inBuilding}
              picture={picture}
              category={categories.find(({ id }) => id === building.use)}
            />
            {floors}
          </div>
        </>
      ) : (
        <>
          <PageHead title="Схема корпусов" lead={buildings.length > 0 ? planLead(buildings) : undefined} />
          <div className="wrap plan">
            {buildings.length > 0 ? (
              <Park {...props} />
            ) : (
              <EmptyResult title="Схемы корпусов сейчас нет">
                <p>Напишите нам: подскажем, где нужный вам корпус и какие помещения в нём свободны.</p>
                <EnquiryLink />
              </EmptyResult>
            )}
            {floors}
          </div>
        </>
      )}
    </>
  );
}

const planLead = (buildings: readonly Building[]) =>
  buildings.some(({ place }) => place)
    ? "Выберите корпус, потом этаж: на плане видно, что сдаётся."
    : "Выберите корпус, потом этаж: покажем, что сдаётся.";

const planOf = ({ id }: Building) => href("plan", {}, { body: id });

/** «Сдаётся на этаже: 5 помещений.», those that become free later among them. */
function offeredInWords(count: number, floor: number | undefined): string {
  const where = floor === undefined ? "" : " на этаже";
  if (count === 0) return `Сейчас${where} всё сдано.`;
  return `Сдаётся${where}: ${plural(count, "помещение", "помещения", "помещений")}.`;
}

function Park({ buildings, categories, units, site, model, now }: PlanPageProps) {
  const byBuilding = Map.groupBy(units, (unit) => unit.building.id);
  const counts = new Map(buildings.map(({ id }) => [id, byBuilding.get(id)?.length]));
  return (
    <div className="split plan-page">
      <ParkMap
        buildings={buildings}
        site={site}
        model={model}
        daylight={daylightAt(now)}
        units={units}
        linkTo={(building) => {
          const count = counts.get(building.id);
          return { href: planOf(building), words: count ? offeredWords(count) : "всё сдано", count };
        }}
        sizes="(width <= 68.75em) 122vw, min(122vw - 37rem, 1153px)"
      />
      <DataTable
        caption="Корпуса парка"
        columns={[{ title: "Корпус" }, { title: "Что в нём" }, { title: "Сдаётся", numeric: true }]}
        rows={buildings.map((listed) => [
          <a key={listed.id} href={planOf(listed)}>
            <span className="visually-hidden">Корпус </span>
            <BuildingSign number={listed.number} />
          </a>,
          buildingFacts(listed, categories),
          number(counts.get(listed.id) ?? 0),
        ])}
      />
    </div>
  );
}

/** «офисы, класс A, 14 этажей», as far as it is known. */
function buildingFacts(building: Building, categories: readonly RentalCategory[]): string {
  const use = categories.find(({ id }) => id === building.use)?.name.toLowerCase();
  return phrase(
    use,
    building.class && `класс ${building.class}`,
    building.floors.length > 0 && plural(building.floors.length, "этаж", "этажа", "этажей"),
  );
}

type SwitchProps = Pick<PlanPageProps, "buildings" | "units"> & { current: number };

/** The buildings as circles with their counts of offered units: each leads to its plan. */
function BuildingSwitch({ buildings, units, current }: SwitchProps) {
  const byBuilding = Map.groupBy(units, ({ building }) => building.id);
  return (
    <nav className="building-switch no-print" aria-label="Корпуса">
      <ul>
        {buildings.map((building) => (
          <li key={building.id}>
            <a href={planOf(building)} aria-current={building.id === current ? "page" : undefined}>
              <span className="visually-hidden">Корпус </span>
              <BuildingSign number={building.number} />
              <span className="visually-hidden">, сдаётся </span>
              <span className="building-count">{number(byBuilding.get(building.id)?.length ?? 0)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
