import { Fragment } from "react";
import { sideName, sideOf } from "../../content/floor-rows.ts";
import { joinedFor } from "../../content/joins.ts";
import { idsOf } from "../../content/offer-ids.ts";
import type { Building, RentalCategory } from "../../content/park.ts";
import { type Unit, unitFinish } from "../../content/unit.ts";
import { withinBudget } from "../../drawings/Drawing.tsx";
import { FloorLines, readSection } from "../../drawings/FloorLines.tsx";
import { FloorPlan } from "../../drawings/FloorPlan.tsx";
import { EnquiryLink } from "../../enquiries/EnquiryLink.tsx";
import { BuildingPicture } from "../../park/BuildingPicture.tsx";
import type { ModelPicture } from "../../park/ModelFigure.tsx";
import { href } from "../../routes.ts";
import { classes } from "../../ui/classes.ts";
import {
  buildingTitle,
  buildingWords,
  floorNumber,
  leastArea,
  leastPrice,
  number,
  priceWords,
  rubles,
  squareMetres,
} from "../../ui/format.ts";
import { DataTable } from "../../ui/Tables.tsx";
import { wholeWords } from "../../ui/whole-words.tsx";
import { Availability } from "../Availability.tsx";
import { inOrder } from "../list-order.ts";
import { offerHref, rentHref } from "../unit-links.ts";

type PlanBuildingProps = {
  building: Building;
  floor: number | undefined;
  units: Unit[];
  category: RentalCategory | undefined;
  /** Its picture, if its floors are known there. */
  picture: ModelPicture | undefined;
};

/** A building by its picture or floors, beside it the chosen floor or all floors. On phones the floor comes first. */
export function PlanBuilding({ building, floor, units, category, picture }: PlanBuildingProps) {
  const section = withinBudget(`building ${building.number}`, () => readSection(building, units));
  const cheapest = inOrder(units, undefined)
    .filter(({ price }) => price > 0)
    .slice(0, cheapestMax);
  // The plan of a floor says itself where north is.
  const isPlanDrawn = floor !== undefined && isPlaced(units);
  return (
    <>
      <div className={classes((picture ?? section) ? "plan-screen" : "stack", picture && "plan-pictured")}>
        {picture && (
          <section aria-label="Этажи" id="building">
            <BuildingPicture
              picture={picture}
              alt={`${buildingTitle(building.number)} в парке`}
              sizes="(width <= 68.75em) 94vw, 800px"
              linkTo={(storey) => floorLink(building, storey, units)}
            />
          </section>
        )}
        {!picture && section && (
          <section className="plan-floors" aria-label="Этажи" id="building">
            <FloorLines
              building={building}
              section={section}
              floor={floor}
              linkTo={(storey) => floorHref(building, storey)}
            />
            <ul className="legend">
              <li className="legend-bar">сейчас</li>
              {section.storeys.some(({ soon }) => soon > 0) && (
                <li className="legend-later">«+1» — освободится позже</li>
              )}
            </ul>
            {!isPlanDrawn && lanesInWords(building, section.rows.rows)}
          </section>
        )}
        <div className="stack">
          {floor === undefined ? (
            <Floors building={building} units={units} />
          ) : (
            <PlanFloor building={building} floor={floor} units={units} />
          )}
          {floor === undefined && building.floors.length <= fewFloors && cheapest.length > 0 && (
            <UnitTable
              units={cheapest}
              caption={`${cheapest.length < units.length ? "Дешевле всего" : "Помещения"}: цены в месяц с НДС`}
              isShort
            />
          )}
        </div>
      </div>
      {category && units.length > 0 && (
        <p>
          <a href={rentHref(category, { bodies: [building.id] })}>
            Все помещения в {buildingWords(building.number, "prepositional")}
          </a>
        </p>
      )}
    </>
  );
}

/** Beside a low building there is room for some of its units. */
const fewFloors = 5;
const cheapestMax = 6;

const floorHref = (building: Building, floor: number) => `${href("plan", {}, { body: building.id, floor })}#floor`;

function floorLink(building: Building, floor: number, units: readonly Unit[]) {
  const count = units.filter((unit) => unit.floor.number === floor).length;
  const words = `Этаж ${floorNumber(floor)}: ${count > 0 ? `сдаётся ${number(count)}` : "всё сдано"}`;
  return { href: floorHref(building, floor), words, isFree: count > 0 };
}

/** Where the windows of the upper row look. */
function lanesInWords(building: Building, rows: number) {
  const top = sideOf(building, "top");
  return rows > 1 && top && <p className="plan-note">{`Верхний ряд смотрит на ${sideName[top]}.`}</p>;
}

function Floors({ building, units }: { building: Building; units: Unit[] }) {
  const floors = [...building.floors].sort((a, b) => b.number - a.number);
  const byFloor = Map.groupBy(units, ({ floor }) => floor.number);
  return (
    <DataTable
      caption={`Этажи ${buildingWords(building.number, "genitive")}: аренда в месяц с НДС`}
      columns={[
        { title: "Этаж" },
        { title: "Сдаётся", numeric: true },
        { title: "Площадь", className: "plan-area" },
        { title: "Аренда" },
      ]}
      rows={floors.map((floor) => {
        const onFloor = byFloor.get(floor.number) ?? [];
        return [
          <a key={floor.id} href={floorHref(building, floor.number)}>
            <span className="visually-hidden">Этаж </span>
            {floorNumber(floor.number)}
          </a>,
          onFloor.length,
          onFloor.length > 0 ? leastArea(onFloor.map(({ square }) => square)) : "—",
          onFloor.length > 0 ? leastPrice(onFloor.map(({ price }) => price)) : "—",
        ];
      })}
    />
  );
}

/** Whether the plans of floors can be drawn. */
const isPlaced = (units: readonly Unit[]): boolean => units.some(({ place }) => place !== undefined);

type PlanFloorProps = { building: Building; floor: number; units: Unit[] };

/** The drawing with its free units as links, and the same units as a table. `units` are the building's. */
function PlanFloor({ building, floor, units }: PlanFloorProps) {
  const onFloor = units
    .filter((unit) => unit.floor.number === floor)
    .sort((a, b) => a.number.localeCompare(b.number, "ru", { numeric: true }));
  return (
    <div className="stack" id="floor">
      {isPlaced(units) && (
        <figure className="figure plan-floor-drawn">
          <FloorPlan building={building} floor={floor} units={units} />
          <figcaption className="plan-back">
            <a href="#building">К этажам {buildingWords(building.number, "genitive")}</a>
          </figcaption>
        </figure>
      )}
      {onFloor.length === 0 ? (
        <div className="figure stack">
          <p>На этом этаже всё сдано. Выберите другой этаж или оставьте телефон: сообщим, когда что-то освободится.</p>
          <p>
            <EnquiryLink />
          </p>
        </div>
      ) : (
        <>
          <UnitTable units={onFloor} caption={`Сдаётся на этаже ${floorNumber(floor)}: цены в месяц с НДС`} />
          <JoinedOnFloor building={building} units={onFloor} />
        </>
      )}
    </div>
  );
}

const joinedMax = 6;

function JoinedOnFloor({ building, units }: Pick<PlanFloorProps, "building" | "units">) {
  const joined = joinedFor(units, [building]).slice(0, joinedMax);
  if (joined.length === 0) return null;
  return (
    <p>
      Соседние вместе:{" "}
      {joined.map(({ units: together, square, price }, at) => (
        <Fragment key={offerHref(idsOf(together))}>
          {at > 0 && ", "}
          <a href={offerHref(idsOf(together))}>
            {wholeWords(`${together.map((unit) => unit.number).join(" + ")} — ${squareMetres(square)}`)}
            {price > 0 && ` за ${rubles(price)}`}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

const columns = [
  { title: "№" },
  { title: "м²", numeric: true },
  { title: "Аренда", numeric: true },
  { title: "За м²", numeric: true, className: "plan-rate" },
  { title: "Отделка", className: "plan-finish" },
  { title: "Когда" },
];

type TableProps = { units: readonly Unit[]; caption: string; isShort?: boolean };

/** `isShort`: beside a picture, without what only decides between units of a floor. */
function UnitTable({ units, caption, isShort = false }: TableProps) {
  const rows = units.map((unit) => [
    <a key="unit" href={href("unit", { id: unit.id })}>
      {unit.number}
    </a>,
    number(unit.square),
    priceWords(unit.price),
    unit.rate > 0 && !isShort ? rubles(unit.rate) : undefined,
    isShort ? undefined : unitFinish(unit),
    <Availability key="free" unit={unit} short />,
  ]);
  return (
    <div className="plan-units">
      <DataTable caption={caption} columns={columns} rows={rows} />
    </div>
  );
}
