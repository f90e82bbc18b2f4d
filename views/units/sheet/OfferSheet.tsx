import { capacityWords } from "../../content/capacity.ts";
import { hoursInSentence } from "../../content/hours-in-words.ts";
import { idsOf } from "../../content/offer-ids.ts";
import { firstMonthOf, promotionCondition } from "../../content/promotion.ts";
import { offerHeading, placeInLine } from "../../content/unit-answers.ts";
import { Drawing } from "../../drawings/Drawing.tsx";
import { JoinedUnits } from "../../drawings/JoinedUnits.tsx";
import { UnitInPark } from "../../drawings/UnitInPark.tsx";
import { readUnit } from "../../drawings/unit-plan/read-unit.ts";
import { Logo } from "../../park/Logo.tsx";
import { parkName } from "../../park/park-name.ts";
import { withCosts } from "../../park/park-words.ts";
import { RoomModel } from "../../rooms/RoomModel.tsx";
import { planOfOne } from "../../rooms/room-plan.ts";
import { PrintButton } from "../../ui/Button.tsx";
import { longDate, rubles, sides } from "../../ui/format.ts";
import { FactsTable } from "../../ui/Tables.tsx";
import { Availability } from "../Availability.tsx";
import { comparedTogether } from "../unit/facts-together.ts";
import type { OfferProps } from "../unit/load-offer.ts";
import { moneyOf } from "../unit/money.ts";
import { metroWay, wayFacts } from "../unit/WhereIs.tsx";
import { offerHref } from "../unit-links.ts";
import { QrCode } from "./QrCode.tsx";

/** More would not fit the paper. */
const factsMax = 8;

/** An offer on one sheet of A4: a unit, or neighbours together. */
export function OfferSheet(props: OfferProps) {
  const { unit, offer, building, caller, contacts, metro, ways, claims } = props;
  const { units, square } = offer;
  const { people } = props.question;
  const isJoined = units.length > 1;
  const page = offerHref(idsOf(units));
  const { street, locality } = contacts.address;
  const geometry = isJoined ? undefined : readUnit(unit, building, people);
  const plan = isJoined
    ? building && <JoinedUnits offer={offer} building={building} people={people} />
    : geometry && <RoomModel unit={unit} plan={planOfOne(unit, geometry)} />;
  const way = metroWay(unit, ways, metro);
  const size = { name: "Размер", value: geometry && sides(geometry.width, geometry.depth) };
  const fits = { name: "Поместится", value: unit.category === "office" && !isJoined && capacityWords(square) };
  const facts = isJoined ? comparedTogether(offer, building, people) : unit.facts.slice(0, factsMax);
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
            {caller.person && `${caller.person.name}, ${caller.person.role}, `}
            {caller.phone}
            {caller.hours && `, ${hoursInSentence(caller.hours)}`}
            <br />
            {`${locality}, ${street}`}
          </p>
        </div>
        <h1 id="sheet-title">{offerHeading(offer).filter(Boolean).join(" ")}</h1>
        <p className="sheet-where">{placeInLine(offer, building)}</p>
        <Terms {...props} />
        {plan && (
          <figure className="sheet-plan">
            <Drawing of={`sheet ${offer.key}`}>{plan}</Drawing>
          </figure>
        )}
        <div className="sheet-pair">
          <FactsTable rows={[size, fits, ...facts]} className="fold-lines" />
          <div>
            {building?.place && unit.place && (
              <figure className="where-map">
                <UnitInPark
                  here={units}
                  free={props.sameFloor}
                  building={building}
                  buildings={props.buildings}
                  site={props.site}
                  way={ways.metro?.line}
                />
              </figure>
            )}
            <FactsTable
              rows={[{ name: "Пешком", value: way?.title }, ...wayFacts(ways, claims)]}
              className="fold-lines"
            />
          </div>
        </div>
        <div className="sheet-foot">
          {isPublic(props.origin) && <QrCode address={props.origin + page} />}
          <p>
            {`${props.origin.replace(/^https?:\/\//, "")}${page}. ${props.checkedAt ? `Обновлено ${longDate(props.checkedAt)}. ` : ""}Не публичная оферта: условия подтвердит ${claims ? "менеджер по аренде" : "отдел аренды"}.`}
          </p>
        </div>
      </div>
    </article>
  );
}

/** Without SITE_URL the address is this machine's own: it leads no phone to the page. */
const isPublic = (origin: string) => new URL(origin).hostname !== "localhost";

type TermsProps = Pick<OfferProps, "unit" | "offer" | "lease" | "claims" | "promotion">;

function Terms({ unit, offer, lease, claims, promotion }: TermsProps) {
  const { units, price } = offer;
  const isJoined = units.length > 1;
  const firstMonth = firstMonthOf(price, promotion);
  const money = moneyOf(price, lease, firstMonth);
  const rents = isJoined ? units.map(({ number, price: rent }) => ({ name: number, value: rubles(rent) })) : [];
  const { costs } = money ?? {};
  const facts = [
    { name: "За м²", value: money && !isJoined && unit.rate > 0 && `${rubles(unit.rate)} в месяц` },
    ...(money ? rents : []),
    {
      name: "Первый месяц",
      value: promotion && firstMonth !== undefined && `${rubles(firstMonth)}, ${promotionCondition(promotion)}`,
    },
    { name: "За год", value: money && rubles(money.year) },
    {
      name: "После подписания",
      value: costs && costs.deposit > 0 && `${rubles(costs.start)}, из них ${rubles(costs.deposit)} вернутся`,
    },
  ];
  return (
    <div className="sheet-terms">
      <p>
        <b className="num">{money ? rubles(money.month) : "Цена по запросу"}</b>
        {money && ` в месяц, ${withCosts(claims)}`}
        <br />
        <Availability unit={offer.when} />
      </p>
      <FactsTable rows={facts} className="fold-lines" />
    </div>
  );
}
