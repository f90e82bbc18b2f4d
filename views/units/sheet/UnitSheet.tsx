import type { MetroWalk } from "../../content/park.ts";
import { floorOfFloors, unitClass, unitKind } from "../../content/unit-words.ts";
import { Drawing } from "../../drawings/Drawing.tsx";
import { UnitPlan } from "../../drawings/UnitPlan.tsx";
import { planWords } from "../../drawings/unit-plan/plan-words.ts";
import { readUnit } from "../../drawings/unit-plan/read-unit.ts";
import { longDate, plural, rubles } from "../../kit/format.ts";
import { PrintButton } from "../../kit/PrintButton.tsx";
import { Logo } from "../../park/Logo.tsx";
import { parkName } from "../../park/park-name.ts";
import { withVat } from "../../park/vat-words.ts";
import { href } from "../../routes.ts";
import { Availability } from "../Availability.tsx";
import { moneyOf } from "../money.ts";
import { Lines, UnitMap } from "../unit/Here.tsx";
import type { UnitPageProps } from "../unit/unit-page.ts";
import { type Line, metroMinutes } from "../unit/way-words.ts";
import { type Ways, waysTo } from "../ways.ts";

type Props = Omit<UnitPageProps, "category" | "sameFloor" | "similar" | "joined" | "promotion" | "model">;

/** More would not fit the paper. */
const factsMax = 9;

export function UnitSheet(props: Props) {
  const { unit, building, buildings, site, contacts, url, claims, people } = props;
  const rent = contacts.departments.find(({ role }) => role === "rent");
  const { street, locality } = contacts.address;
  const geometry = readUnit(unit, building, people);
  const grade = unitClass(unit, building);
  const metro = props.metro ?? claims?.metro;
  const ways = waysTo(unit, building, { ...props, metro });
  const facts = unit.facts.slice(0, factsMax);
  return (
    <article className="wrap unit-sheet" aria-labelledby="sheet-title">
      <p className="sheet-acts no-print">
        <a href={href("unit", { id: unit.id })}>К странице помещения</a> <PrintButton />
      </p>
      <div className="sheet-paper">
        <div className="sheet-head">
          <p className="sheet-park">
            <Logo size={34} />
            {parkName.plain}
          </p>
          <p>
            {rent?.phone ?? contacts.phone}
            <br />
            {`${locality}, ${street}`}
          </p>
        </div>
        <h1 id="sheet-title">{unitKind(unit)}</h1>
        <p className="sheet-where">
          {`корпус ${unit.building.number}, этаж ${floorOfFloors(unit, building)}${grade ? `, класс ${grade}` : ""}, помещение ${unit.number}`}
        </p>
        <Terms {...props} />
        {geometry && (
          <figure className="sheet-plan">
            <Drawing of={`unit ${unit.id}`}>
              <UnitPlan unit={unit} geometry={geometry} />
            </Drawing>
            <figcaption>{planWords(geometry)}</figcaption>
          </figure>
        )}
        <div className="sheet-pair">
          <Lines lines={facts} />
          <UnitMap unit={unit} buildings={buildings} site={site} metro={metro} ways={ways} />
        </div>
        <WayWords ways={ways} metro={metro} />
        <p className="sheet-foot">
          {`${url.replace(/^https?:\/\/|\/sheet$/g, "")}. ${unit.updatedAt ? `Сведения на ${longDate(unit.updatedAt)}. ` : ""}Не публичная оферта: условия подтвердит ${claims ? "менеджер по аренде" : "отдел аренды"}.`}
        </p>
      </div>
    </article>
  );
}

function Terms({ unit, lease, claims }: Pick<Props, "unit" | "lease" | "claims">) {
  const money = moneyOf(unit, lease ?? claims?.lease);
  const lines: Line[] = money
    ? [
        ...(unit.rate > 0 ? [{ name: "Ставка", value: `${rubles(unit.rate)}/м² в месяц` }] : []),
        { name: "За год", value: rubles(money.year) },
        ...(money.costs
          ? [
              {
                name: "За три года",
                value: `от ${rubles(money.costs.least)} до ${rubles(Math.round(money.costs.most))}`,
              },
              {
                name: "После подписания",
                value: `${rubles(money.costs.start)}, из них ${rubles(money.costs.deposit)} вернутся`,
              },
            ]
          : []),
      ]
    : [];
  return (
    <div className="sheet-terms">
      <p>
        <b className="num">{money ? rubles(money.month) : "Цена по запросу"}</b>
        {money && ` в месяц ${withVat(claims)}`}
        <br />
        <Availability unit={unit} />
      </p>
      <Lines lines={lines} />
    </div>
  );
}

function WayWords({ ways, metro }: { ways: Ways; metro: MetroWalk | undefined }) {
  const minutes = metroMinutes(ways, metro);
  const words = [
    metro && minutes && `От метро «${metro.station}» ≈ ${plural(minutes, "минута", "минуты", "минут")} пешком.`,
    ways.bus && `Автобус парка — ${ways.bus.ride} мин до остановки «${ways.bus.stop}».`,
  ].filter(Boolean);
  return words.length > 0 ? <p>{words.join(" ")}</p> : null;
}
