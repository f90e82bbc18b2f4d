import type { Together } from "../../content/joins.ts";
import { idsOf, offerKey, offerOf } from "../../content/offer.ts";
import { floorOfFloors, unitClass, unitHeading } from "../../content/unit.ts";
import { headingTail, peopleInWords } from "../../content/unit-answers.ts";
import { Drawing } from "../../drawings/Drawing.tsx";
import { JoinedUnits } from "../../drawings/JoinedUnits.tsx";
import { UnitInPark } from "../../drawings/UnitInPark.tsx";
import { UnitPlan } from "../../drawings/UnitPlan.tsx";
import { readUnit } from "../../drawings/unit-plan/read-unit.ts";
import { Logo } from "../../park/Logo.tsx";
import { parkName } from "../../park/park-name.ts";
import { withVat } from "../../park/park-words.ts";
import { PrintButton } from "../../ui/Button.tsx";
import { longDate, rubles } from "../../ui/format.ts";
import { FactsTable } from "../../ui/Tables.tsx";
import { Availability } from "../Availability.tsx";
import { comparedKind } from "../shortlist/offer-facts.ts";
import { moneyOf } from "../unit/Folds.tsx";
import { joinedTitle } from "../unit/JoinedPage.tsx";
import { JoinedWhen } from "../unit/NearOffers.tsx";
import { callerOf } from "../unit/UnitPage.tsx";
import type { UnitPageProps } from "../unit/unit-page.ts";
import { type Line, metroWay, wayLines } from "../unit/way-words.ts";
import { offerHref } from "../unit-links.ts";
import { waysTo } from "../ways.ts";
import { QrCode } from "./QrCode.tsx";

type Props = Omit<
  UnitPageProps,
  "category" | "alike" | "similar" | "joined" | "promotion" | "model" | "question" | "url"
> & {
  origin: string;
  /** Its neighbours that are let with it. */
  together: Together | undefined;
  people: number | undefined;
};

/** More would not fit the paper. */
const factsMax = 9;

/** An offer on one sheet of A4: a unit, or neighbours together. */
export function OfferSheet(props: Props) {
  const { unit, together, building, buildings, site, contacts, claims, people } = props;
  const units = together?.units ?? [unit];
  const page = offerHref(idsOf(units));
  const { square } = offerOf(units);
  const { phone } = callerOf(props, unit);
  const { street, locality } = contacts.address;
  const geometry = readUnit(unit, building, people);
  const plan = together
    ? building && <JoinedUnits offer={together} building={building} people={people} />
    : geometry && <UnitPlan unit={unit} geometry={geometry} />;
  const grade = unitClass(unit, building);
  const metro = props.metro ?? claims?.metro;
  const ways = waysTo(unit, building, { ...props, metro });
  const way = metroWay(unit, ways, metro);
  const fits = { name: "Вместит", value: peopleInWords(square) };
  const facts = together ? sharedFacts(props) : unit.facts.slice(0, factsMax);
  return (
    <article className="wrap unit-sheet" aria-labelledby="sheet-title">
      <p className="sheet-acts no-print">
        <a href={page}>К странице помещения</a> <PrintButton />
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
          {together
            ? joinedTitle(together).join(" ")
            : [unitHeading(unit), headingTail(unit)].filter(Boolean).join(unit.category === "office" ? " " : ", ")}
        </h1>
        <p className="sheet-where">
          {`корпус ${unit.building.number}, этаж ${floorOfFloors(unit, building)}${grade ? `, класс ${grade}` : ""}, ${together ? "помещения" : "помещение"} ${units.map(({ number }) => number).join(" + ")}`}
        </p>
        <Terms {...props} />
        {plan && (
          <figure className="sheet-plan">
            <Drawing of={`sheet ${offerKey(idsOf(units))}`}>{plan}</Drawing>
          </figure>
        )}
        <div className="sheet-pair">
          <FactsTable
            rows={[...(unit.category === "office" && !together ? [fits] : []), ...facts]}
            className="fold-lines"
          />
          <div>
            {building?.place && unit.place && (
              <figure className="where-map">
                <UnitInPark
                  here={units}
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
        <div className="sheet-foot">
          {isPublic(props.origin) && <QrCode address={props.origin + page} />}
          <p>
            {`${props.origin.replace(/^https?:\/\//, "")}${page}. ${unit.updatedAt ? `Сведения на ${longDate(unit.updatedAt)}. ` : ""}Не публичная оферта: условия подтвердит ${claims ? "менеджер по аренде" : "отдел аренды"}.`}
          </p>
        </div>
      </div>
    </article>
  );
}

/** Without SITE_URL the address is this machine's own: it leads no phone to the page. */
const isPublic = (origin: string) => new URL(origin).hostname !== "localhost";

/** What holds for neighbours together; their own facts stand on their own sheets. */
const sharedFacts = ({ together, building, people }: Props) =>
  comparedKind([offerOf(together?.units ?? [])], building ? [building] : [], people).columns.map(
    ({ name, values: [value] }) => ({ name, value }),
  );

function Terms({ unit, together, lease, claims }: Pick<Props, "unit" | "together" | "lease" | "claims">) {
  const { price } = offerOf(together?.units ?? [unit]);
  const money = moneyOf({ price }, lease ?? claims?.lease);
  const lines: Line[] = money
    ? [
        ...(!together && unit.rate > 0 ? [{ name: "Ставка", value: `${rubles(unit.rate)}/м² в месяц` }] : []),
        ...(together ?? { units: [] }).units.map(({ number, price: own }) => ({ name: number, value: rubles(own) })),
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
        {together ? <JoinedWhen offer={together} /> : <Availability unit={unit} />}
      </p>
      <FactsTable rows={lines} className="fold-lines" />
    </div>
  );
}
