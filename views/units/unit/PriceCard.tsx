import type { ReactNode } from "react";
import { numbersOf } from "../../content/offer.ts";
import { firstMonthOf, promotionCondition } from "../../content/promotion.ts";
import type { Unit } from "../../content/unit.ts";
import { EnquiryLink } from "../../enquiries/EnquiryLink.tsx";
import { withCosts } from "../../park/park-words.ts";
import { answerHours, callWords } from "../../people/PersonCard.tsx";
import { href } from "../../routes.ts";
import { rubles, squareMetres, telLink } from "../../ui/format.ts";
import { Icon } from "../../ui/Icon.tsx";
import { wholeWords } from "../../ui/whole-words.tsx";
import { Availability } from "../Availability.tsx";
import { ShortlistMark } from "../shortlist/ShortlistMark.tsx";
import { questionParams } from "../units.filter.ts";
import type { OfferPageProps } from "./load-offer.ts";

/** `action` is what the request's button says. */
type BarProps = Pick<OfferPageProps, "offer" | "caller" | "question"> & { action: string };

type CardProps = BarProps &
  Pick<OfferPageProps, "promotion" | "claims"> & {
    /** What fits, or decides first. */
    answer: ReactNode;
    /** Papers to take along. */
    children: ReactNode;
  };

/** The rent, the date to move in, and the next step. */
export function PriceCard(props: CardProps) {
  const { offer, answer, promotion, question, claims, children } = props;
  const { units, price } = offer;
  const firstMonth = firstMonthOf(price, promotion);
  return (
    <aside className="price-card" aria-label="Цена и заявка">
      <p className="card-price">
        <b className="num">{rentWords(price)}</b> {price > 0 && <span>{`в месяц, ${withCosts(claims)}`}</span>}
      </p>
      {units.length > 1 && price > 0 && <Rents units={units} />}
      {promotion && (
        <p className="sale">
          {firstMonth === undefined ? promotion.label : <>Первый месяц — {rubles(firstMonth)}</>},{" "}
          <small>
            {`${promotionCondition(promotion)}. `}
            <a href={href("newsItem", { id: promotion.newsId })}>Условия</a>
          </small>
        </p>
      )}
      <ul className="card-answers">
        <li>
          <Availability unit={offer.when} />
        </li>
        {answer && <li>{answer}</li>}
      </ul>
      <div className="card-acts">
        <RentLink {...props} /> <CallLink {...props} />
      </div>
      <div className="card-more">
        <ShortlistMark units={units} people={question.people} worded /> {children}
      </div>
      <p className="small muted">{`Заявка ни к чему не обязывает и не бронирует помещение. ${answerHours(props.caller.person, props.caller.hours)}`}</p>
    </aside>
  );
}

/** The offer in one line at the foot of the window, as long as the price card is out of sight. */
export function OfferBar(props: BarProps) {
  const { offer } = props;
  return (
    <div className="offer-bar no-print">
      <div className="wrap">
        <p>
          <span className="bar-number">{numbersOf(offer)}</span> <b className="num">{rentWords(offer.price)}</b>{" "}
          <span>
            <Availability unit={offer.when} short />
          </span>
        </p>
        <CallLink {...props} /> <RentLink {...props} />
      </div>
    </div>
  );
}

const rentWords = (price: number) => (price > 0 ? rubles(price) : "Цена по запросу");

/** What each of joined units costs. */
const Rents = ({ units }: { units: readonly Unit[] }) => (
  <ul className="card-parts">
    {units.map((unit) => (
      <li key={unit.id}>
        <span>
          {wholeWords(unit.number)}
          <span className="part-area">, {squareMetres(unit.square)}</span>
        </span>{" "}
        <b>{rubles(unit.price)}</b>
      </li>
    ))}
  </ul>
);

const RentLink = ({ offer: { units }, action, question }: BarProps) => (
  <EnquiryLink form="rent" params={{ pavilionId: units.map(({ id }) => id), ...questionParams(question) }}>
    {action}
  </EnquiryLink>
);

/** «Позвонить Анне», her number, which a desktop cannot dial, and what she answers for. */
function CallLink({ caller: { phone, person } }: Pick<BarProps, "caller">) {
  const call = telLink(phone);
  if (call === undefined) return null;
  return (
    <a
      className="button button-outline call"
      href={call}
      aria-label={person ? `${callWords(person)} ${phone}, ${person.role}` : `Позвонить ${phone}`}
    >
      <Icon name="phone" />
      <span>
        {callWords(person)}{" "}
        <small>
          {phone}
          {person && <span>{`, ${person.role}`}</span>}
        </small>
      </span>
    </a>
  );
}
