import { floorOfFloors, unitClass, unitHeading } from "../../content/unit-words.ts";
import { headingTail, peopleInWords } from "../../content/words/unit-answers.ts";
import { Drawing } from "../../drawings/Drawing.tsx";
import { UnitInPark } from "../../drawings/UnitInPark.tsx";
import { UnitPlan } from "../../drawings/UnitPlan.tsx";
import { readUnit } from "../../drawings/unit-plan/read-unit.ts";
import { FactsTable } from "../../kit/FactsTable.tsx";
import { longDate, rubles } from "../../kit/format.ts";
import { PrintButton } from "../../kit/PrintButton.tsx";
import { Logo } from "../../park/Logo.tsx";
import { parkName } from "../../park/park-name.ts";
import { withVat } from "../../park/vat-words.ts";
import { href } from "../../routes.ts";
import { Availability } from "../Availability.tsx";
import { moneyOf } from "../money.ts";
import { callerOf } from "../unit/UnitPage.tsx";
import type { UnitPageProps } from "../unit/unit-page.ts";
import { type Line, metroWay, wayLines } from "../unit/way-words.ts";
import { waysTo } from "../ways.ts";

type Props = Omit<UnitPageProps, "category" | "alike" | "similar" | "joined" | "promotion" | "model" | "question"> & {
  people: number | undefined;
};

/** More would not fit the paper. */
const factsMax = 9;

export function UnitSheet(props: Props) {
  const { unit, building, buildings, site, contacts, url, claims, people } = props;
  const { phone } = callerOf(props, unit);
  const { street, locality } = contacts.address;
  const geometry = readUnit(unit, building, people);
  const grade = unitClass(unit, building);
  const metro = props.metro ?? claims?.metro;
  const ways = waysTo(unit, building, { ...props, metro });
  const way = metroWay(unit, ways, metro);
  const fits = { name: "Вместит", value: peopleInWords(unit.square) };
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
            {phone}
            <br />
            {`${locality}, ${street}`}
          </p>
        </div>
        <h1 id="sheet-title">
          {[unitHeading(unit), headingTail(unit)].filter(Boolean).join(unit.category === "office" ? " " : ", ")}
        </h1>
        <p className="sheet-where">
          {`корпус ${unit.building.number}, этаж ${floorOfFloors(unit, building)}${grade ? `, класс ${grade}` : ""}, помещение ${unit.number}`}
        </p>
        <Terms {...props} />
        {geometry && (
          <figure className="sheet-plan">
            <Drawing of={`unit ${unit.id}`}>
              <UnitPlan unit={unit} geometry={geometry} />
            </Drawing>
          </figure>
        )}
        <div className="sheet-pair">
          <FactsTable rows={[...(unit.category === "office" ? [fits] : []), ...facts]} className="fold-lines" />
          <div>
            {building?.place && unit.place && (
              <figure className="where-map">
                <UnitInPark
                  here={[unit]}
                  free={props.sameFloor}
                  building={building}
                  buildings={buildings}
                  site={site}
                  way={ways.metro?.line}
                />
              </figure>
            )}
            <FactsTable
              rows={[...(way ? [{ name: "Пешком", value: way.title }] : []), ...wayLines(ways, claims)]}
              className="fold-lines"
            />
          </div>
        </div>
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
      <FactsTable rows={lines} className="fold-lines" />
    </div>
  );
}
