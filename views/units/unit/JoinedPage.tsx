import type { Together } from "../../content/joins.ts";
import { sharedWall } from "../../content/joins.ts";
import { idsOf, offerOf } from "../../content/offer.ts";
import type { Building, Person } from "../../content/park.ts";
import { floorOfFloors, type Unit, unitClass, unitFact, unitFinish, unitKind } from "../../content/unit.ts";
import { peopleInWords, roomInWords } from "../../content/unit-answers.ts";
import { Drawing } from "../../drawings/Drawing.tsx";
import { JoinedUnits } from "../../drawings/JoinedUnits.tsx";
import { firstName, PersonCard } from "../../people/PersonCard.tsx";
import { dayNear, listed, metres, rubles, squareMetres } from "../../ui/format.ts";
import { FactsTable } from "../../ui/Tables.tsx";
import { wholeWords } from "../../ui/whole-words.tsx";
import { Availability } from "../Availability.tsx";
import { comparedKind } from "../shortlist/offer-facts.ts";
import { offerAsked, offerHref, rentHref } from "../unit-links.ts";
import { waysTo } from "../ways.ts";
import { Costs, Technics } from "./Folds.tsx";
import { JoinedWhen, Tile } from "./NearOffers.tsx";
import { OfferBar } from "./OfferBar.tsx";
import { PriceCard } from "./PriceCard.tsx";
import { callerOf } from "./UnitPage.tsx";
import type { OfferPageProps } from "./unit-page.ts";
import { WhereIs } from "./WhereIs.tsx";
import { carPlaces, lorryLines } from "./way-words.ts";

/** Two or three neighbours that are let together; `others` are further offers with the first of them. */
export type JoinedPageProps = OfferPageProps & {
  together: Together;
  others: Together[];
};

/** An offer of neighbours has at least two units. */
const neverEmpty = (): never => {
  throw new RangeError("an offer of no units");
};

const countWords = ["", "", "двух", "трёх"];
const allWords = ["", "", "оба", "все три"];
const allFree = ["", "", "Оба свободны", "Все три свободны"];

/** «Офис 187,2 м²», «из двух соседних» */
export const joinedTitle = ({ units, square }: Together): string[] => [
  unitKind({ category: units[0]?.category ?? "office", square }),
  `из ${countWords[units.length]} соседних`,
];

/** One plan, one sum, one request. */
export function JoinedPage(props: JoinedPageProps) {
  const { together, others, building, buildings, site, category, question, claims, sameFloor, now } = props;
  const { people } = question;
  const { units } = together;
  const [first = neverEmpty()] = units;
  const offer = offerOf(units);
  const caller = callerOf(props, first);
  const metro = props.metro ?? claims?.metro;
  const ways = waysTo(first, building, { ...props, metro });
  const { columns } = comparedKind([offer], building ? [building] : [], people);
  const action = `Заявка на ${allWords[units.length]}`;
  const grade = unitClass(first, building);
  const [kind, neighbours] = joinedTitle(together);
  const rent = offer.price > 0 ? `, ${rubles(offer.price)}` : "";
  return (
    <div className="unit-page joined">
      <div className="wrap unit-first">
        <header className="unit-head">
          <h1>
            {kind} <span>{neighbours}</span>
          </h1>
          <p>
            {wholeWords(
              `${units.map(({ number }) => number).join(" + ")}, корпус ${first.building.number}${grade ? ` класса ${grade}` : ""}, этаж ${floorOfFloors(first, building)}`,
            )}
          </p>
        </header>
        <figure className="joined-plan">
          {building && (
            <Drawing of={`joined units ${offer.key}`}>
              <JoinedUnits offer={together} building={building} people={people} />
            </Drawing>
          )}
          <figcaption>{wallWords(together, building, caller.person)}</figcaption>
          <FactsTable rows={columns.map(({ name, values: [value] }) => ({ name, value }))} className="joined-facts" />
        </figure>
        <PriceCard
          {...caller}
          units={units}
          price={offer.price}
          action={`${action}${rent}`}
          parts={offer.price > 0 && <Rents units={units} />}
          answers={[
            <span key="when" className={`free${together.from === "" ? "" : " free-soon"}`}>
              {whenWords(together, now)}
            </span>,
            ...(first.category === "office"
              ? [people ? roomInWords(together.square, people) : peopleInWords(together.square)]
              : []),
          ]}
          promotion={props.promotion}
          question={question}
          claims={claims}
          now={now}
        >
          <a href={`${offerHref(idsOf(together.units))}/sheet${people ? `?people=${people}` : ""}`}>Лист А4</a>
          {caller.person && <PersonCard person={caller.person} />}
        </PriceCard>
      </div>
      <div className="wrap unit-rest">
        <WhereIs {...{ building, buildings, site, metro, ways, claims, sameFloor }} units={units} />
        <div className="unit-folds">
          <Costs
            price={offer.price}
            square={together.square}
            rate={0}
            terms={props.lease ?? claims?.lease}
            included={claims?.included ?? ""}
            cars={carPlaces(ways)}
          />
          <Technics unit={asOne(units, first)} lorries={lorryLines(first, ways, claims)} />
        </div>
        <section className="near-offers no-print">
          <div className="near-head">
            <h2>Или по отдельности</h2>
            {category && (
              <a href={rentHref(category, { squareFrom: Math.floor(together.square * 0.8) })}>Все похожие</a>
            )}
          </div>
          <ul className="near-tiles">
            {units.map((unit) => (
              <Tile
                key={unit.id}
                href={offerAsked([unit.id], question)}
                square={unit.square}
                price={unit.price}
                when={<Availability unit={unit} short />}
              >
                <span>{wholeWords([unit.number, unitFinish(unit)].filter(Boolean).join(", "))}</span>
              </Tile>
            ))}
            {others.map((other) => (
              <Tile
                key={offerOf(other.units).key}
                href={offerAsked(idsOf(other.units), question)}
                tag="вместе"
                square={other.square}
                price={other.price}
                when={<JoinedWhen offer={other} />}
              >
                <span>{wholeWords(other.units.map(({ number }) => number).join(" + "))}</span>
              </Tile>
            ))}
          </ul>
        </section>
      </div>
      <OfferBar
        {...caller}
        units={units}
        price={offer.price}
        action={action}
        when={<JoinedWhen offer={together} />}
        question={question}
      />
    </div>
  );
}

/** A unit with what is told of all of them: «19 кВт и 12 кВт». */
const asOne = (units: readonly Unit[], first: Unit): Unit => ({
  ...first,
  plan: undefined,
  facts: first.facts.flatMap(({ name }) => {
    const values = units.flatMap((unit) => unitFact(unit, name) ?? []);
    return values.length === units.length ? [{ name, value: listed([...new Set(values)]) }] : [];
  }),
  features: first.features.filter((feature) => units.every(({ features }) => features.includes(feature))),
});

const Rents = ({ units }: { units: readonly Unit[] }) => (
  <ul className="card-parts">
    {units.map((unit) => (
      <li key={unit.id}>
        <span>{wholeWords(`${unit.number}, ${squareMetres(unit.square)}`)}</span> <b>{rubles(unit.price)}</b>
      </li>
    ))}
  </ul>
);

function whenWords({ units, from }: Together, now: Date): string {
  if (from === "") return `${allFree[units.length]} сейчас`;
  if (from === "unknown") return "Дату, когда освободятся, скажет менеджер";
  return `Вместе — с ${dayNear(from, now)}`;
}

/** What is known of the wall that they share. Whether it may be opened is said only where the content tells. */
function wallWords({ units }: Together, building: Building | undefined, person: Person | undefined): string {
  const walls = units.flatMap((a, at) => units.slice(at + 1).flatMap((b) => sharedWall(a, b, building)?.length ?? []));
  const length = walls.length === 1 && walls[0] ? `, ${metres(Math.round(walls[0] * 100) / 100)}` : "";
  const mayOpen = units.every(({ id, joinable = [] }) =>
    units.every((other) => other.id === id || joinable.includes(other.id)),
  );
  const door = mayOpen
    ? "Проём в ней открыть можно."
    : `Можно ли открыть в ней проём, ${person ? firstName(person) : "менеджер"} скажет до показа.`;
  return `Пунктир — общая стена${length}. ${door}`;
}
