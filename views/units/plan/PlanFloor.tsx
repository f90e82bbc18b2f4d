import { Fragment } from "react";
import { joinedFor } from "../../content/joins.ts";
import { idsOf } from "../../content/offer.ts";
import type { Building } from "../../content/park.ts";
import { type Unit, unitFinish } from "../../content/unit.ts";
import { FloorPlan } from "../../drawings/FloorPlan.tsx";
import { EnquiryLink } from "../../enquiries/EnquiryLink.tsx";
import { href } from "../../routes.ts";
import { floorNumber, number, priceWords, rubles, squareMetres } from "../../ui/format.ts";
import { DataTable } from "../../ui/Tables.tsx";
import { wholeWords } from "../../ui/whole-words.tsx";
import { Availability } from "../Availability.tsx";
import { offerHref } from "../unit-links.ts";

type Props = { building: Building; floor: number; units: Unit[] };

/** The drawing with its free units as links, and the same units as a table. `units` are the building's. */
export function PlanFloor({ building, floor, units }: Props) {
  const onFloor = units.filter((unit) => unit.floor.number === floor);
  return (
    <div className="stack" id="floor">
      {units.some(({ place }) => place !== undefined) && (
        <figure className="figure plan-floor-drawn">
          <FloorPlan building={building} floor={floor} units={units} />
          <figcaption className="plan-back">
            <a href="#building">К этажам корпуса {building.number}</a>
          </figcaption>
        </figure>
      )}
      {onFloor.length === 0 ? (
        <div className="figure stack">
          <p>На этом этаже всё сдано. Выберите другой этаж или оставьте телефон: сообщим, когда что-то освободится.</p>
          <p>
            <EnquiryLink form="callback">Написать нам</EnquiryLink>
          </p>
        </div>
      ) : (
        <>
          <UnitTable
            units={onFloor}
            caption={`Свободно на этаже ${floorNumber(floor)}: цены в месяц с НДС и эксплуатацией`}
          />
          <JoinedOnFloor building={building} units={onFloor} />
        </>
      )}
    </div>
  );
}

const joinedMax = 6;

function JoinedOnFloor({ building, units }: Pick<Props, "building" | "units">) {
  const joined = joinedFor(units, [building], {}).slice(0, joinedMax);
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
  { title: "Помещение" },
  { title: "Площадь, м²", numeric: true },
  { title: "₽ в месяц", numeric: true },
  { title: "₽/м²", numeric: true },
  { title: "Отделка" },
  { title: "Когда свободно" },
];

function UnitTable({ units, caption }: { units: Unit[]; caption: string }) {
  const rows = units.map((unit) => [
    <a key="unit" href={href("unit", { id: unit.id })}>
      {unit.number}
    </a>,
    number(unit.square),
    priceWords(unit.price),
    unit.rate > 0 ? rubles(unit.rate) : undefined,
    unitFinish(unit),
    <Availability key="free" unit={unit} />,
  ]);
  return <DataTable caption={caption} columns={columns} rows={rows} />;
}
