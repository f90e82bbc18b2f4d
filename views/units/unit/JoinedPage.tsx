import type { Together } from "../../content/joins.ts";
import { sharedWall } from "../../content/joins.ts";
import type { Promotion } from "../../content/news-item.ts";
import { type Offer, offerOf } from "../../content/offer.ts";
import type { Building, Contacts, RentalCategory } from "../../content/park.ts";
import { firstMonthOf } from "../../content/promotion.ts";
import type { Unit } from "../../content/unit.ts";
import { floorOfFloors, unitClass, unitKind } from "../../content/unit-words.ts";
import { Drawing } from "../../drawings/Drawing.tsx";
import { JoinedUnits } from "../../drawings/JoinedUnits.tsx";
import { EnquiryLink } from "../../enquiries/EnquiryLink.tsx";
import { dayNear, longDate, metres, rubles, squareMetres, telLink } from "../../kit/format.ts";
import { Icon } from "../../kit/Icon.tsx";
import type { ParkClaims } from "../../park/claims/claims.ts";
import { withVat } from "../../park/vat-words.ts";
import { callWords, managerOf } from "../../people/manager.ts";
import { PersonCard } from "../../people/PersonCard.tsx";
import { comparedKind } from "../shortlist/offer-facts.ts";
import { ShortlistMark } from "../shortlist/ShortlistMark.tsx";
import { offerHref, rentHref, unitHref } from "../unit-links.ts";

/** Two or three neighbours that are let together; `others` are further offers with the first of them. */
export type JoinedPageProps = {
  together: Together;
  others: Together[];
  building: Building | undefined;
  category: RentalCategory | undefined;
  contacts: Contacts;
  people: number | undefined;
  promotion: Promotion | undefined;
  claims: ParkClaims | undefined;
  now: Date;
};

/** An offer of neighbours has at least two units. */
const neverEmpty = (): never => {
  throw new RangeError("an offer of no units");
};

const countWords = ["", "", "двух", "трёх"];
const allWords = ["", "", "оба", "все три"];
const allFree = ["", "", "Оба свободны", "Все три свободны"];

/** «Офис 187,2 м² из двух соседних»: one plan, one sum, one request. */
export function JoinedPage(props: JoinedPageProps) {
  const { together, others, building, category, people } = props;
  const { units } = together;
  const [first = neverEmpty()] = units;
  const offer = offerOf(units);
  const grade = unitClass(first, building);
  const { columns } = comparedKind([offer], building ? [building] : [], people);
  return (
    <div className="wrap joined">
      <header>
        <h1>{`${unitKind({ category: first.category, square: together.square })} из ${countWords[units.length]} соседних`}</h1>
        <p>
          {`${units.map(({ number }) => number).join(" + ")}, корпус ${first.building.number}, этаж ${floorOfFloors(first, building)}${grade ? `, класс ${grade}` : ""}`}
        </p>
      </header>
      <figure className="joined-plan">
        {building && (
          <Drawing of={`joined units ${offer.key}`}>
            <JoinedUnits offer={together} building={building} />
          </Drawing>
        )}
        <figcaption>{wallWords(together, building)}</figcaption>
        <dl>
          {columns.map(({ name, values: [value] }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </figure>
      <Pay {...props} offer={offer} />
      <section className="joined-apart">
        <h2>Или по отдельности</h2>
        <ul>
          {units.map((unit) => (
            <li key={unit.id}>
              <a href={unitHref(unit, people)}>{`${unitKind(unit)}, ${unit.number}`}</a>{" "}
              {unit.price > 0 ? `${rubles(unit.price)} в месяц` : "цена по запросу"}
            </li>
          ))}
          {others.map((other) => (
            <li key={offerOf(other.units).key}>
              <a href={offerHref(idsOf(other.units), people)}>
                {`Вместе ${squareMetres(other.square)}, ${other.units.map(({ number }) => number).join(" + ")}`}
              </a>{" "}
              {other.price > 0 ? `${rubles(other.price)} в месяц` : "цена по запросу"}
            </li>
          ))}
        </ul>
        {category && (
          <p>
            <a href={rentHref(category, { squareFrom: Math.floor(together.square * 0.8) })}>
              {`${category.name} от ${squareMetres(Math.floor(together.square * 0.8))}`}
            </a>
          </p>
        )}
      </section>
    </div>
  );
}

const idsOf = (units: readonly Unit[]) => units.map(({ id }) => id).sort((a, b) => a - b);

function Pay({ together, contacts, people, promotion, claims, now, offer }: JoinedPageProps & { offer: Offer }) {
  const { units } = together;
  const person = managerOf(contacts, units[0]?.category);
  const department = contacts.departments.find(({ role }) => role === "rent");
  const phone = person?.phone ?? department?.phone ?? contacts.phone;
  const firstMonth = firstMonthOf(offer.price, promotion);
  const rent = offer.price > 0 ? `, ${rubles(offer.price)}` : "";
  return (
    <aside className="joined-pay" aria-label="Цена и заявка">
      <p className="joined-price">
        <b>{offer.price > 0 ? rubles(offer.price) : "Цена по запросу"}</b>{" "}
        {offer.price > 0 && `в месяц, ${withVat(claims)} и эксплуатацией`}
      </p>
      {offer.price > 0 && (
        <ul>
          {units.map((unit) => (
            <li key={unit.id}>
              {`${unit.number}, ${squareMetres(unit.square)}`} <span>{rubles(unit.price)}</span>
            </li>
          ))}
        </ul>
      )}
      {promotion && (
        <p className="sale">
          {firstMonth === undefined ? promotion.label : `Первый месяц — ${rubles(firstMonth)}`}{" "}
          <small>{`до ${longDate(promotion.until)}`}</small>
        </p>
      )}
      <p className="joined-when">{whenWords(together, now)}</p>
      <EnquiryLink form="rent" params={{ pavilionId: idsOf(units), ...(people && { people }) }}>
        {`Заявка на ${allWords[units.length]}${rent}`}
      </EnquiryLink>
      <div className="joined-acts">
        <a className="button button-outline" href={telLink(phone)}>
          <Icon name="phone" size={20} /> {person ? callWords(person) : "Позвонить"}
        </a>
        <ShortlistMark units={units} people={people} worded />
      </div>
      {person && <PersonCard person={person} />}
    </aside>
  );
}

function whenWords({ units, from }: Together, now: Date): string {
  if (from === "") return `${allFree[units.length]} сейчас`;
  if (from === "unknown") return "Дату, когда освободятся, скажет менеджер";
  return `Вместе — с ${dayNear(from, now)}`;
}

/** What is known of the wall that they share. Whether it may be opened is said only where the content tells. */
function wallWords({ units }: Together, building: Building | undefined): string {
  const walls = units.flatMap((a, at) => units.slice(at + 1).flatMap((b) => sharedWall(a, b, building)?.length ?? []));
  const length = walls.length === 1 && walls[0] ? `, ${metres(Math.round(walls[0] * 100) / 100)}` : "";
  const mayOpen = units.every(({ id, joinable = [] }) =>
    units.every((other) => other.id === id || joinable.includes(other.id)),
  );
  const door = mayOpen ? "Проём в ней открыть можно." : "Можно ли открыть в ней проём, менеджер скажет до показа.";
  return `Медный штрих — общая стена${length}. ${door}`;
}
