import type { ReactNode } from "react";
import { firstMonthOf, type Promotion } from "../../content/news-item.ts";
import type { Person } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { EnquiryLink } from "../../enquiries/EnquiryLink.tsx";
import type { ParkClaims } from "../../park/claims/claims.ts";
import { withVat } from "../../park/park-words.ts";
import { callWords } from "../../people/PersonCard.tsx";
import { dayNear, rubles, telLink } from "../../ui/format.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { Question } from "../ask/question.ts";
import { ShortlistMark } from "../shortlist/ShortlistMark.tsx";
import { questionParams } from "./team.filter.ts";

/** Whom to call about an offer: a person, else the department's phone. */
export type Caller = { phone: string; person: Person | undefined };

type Props = Caller & {
  units: readonly Unit[];
  /** ₽ a month for all of them; 0: on request. */
  price: number;
  /** What the request's button says. */
  action: string;
  /** The rents of joined units. */
  parts?: ReactNode;
  /** When one can move in, and what fits. */
  answers: readonly ReactNode[];
  promotion: Promotion | undefined;
  question: Question;
  claims: ParkClaims | undefined;
  now: Date;
  /** Papers to take along. */
  children: ReactNode;
};

/** The rent, the date to move in, and the next step. */
export function PriceCard(props: Props) {
  const { units, price, action, parts, answers, promotion, question, claims, now, children } = props;
  const firstMonth = firstMonthOf(price, promotion);
  return (
    <aside className="price-card" aria-label="Цена и заявка">
      <p className="card-price">
        <b className="num">{price > 0 ? rubles(price) : "Цена по запросу"}</b>{" "}
        {price > 0 && <span>{`в месяц, ${withVat(claims)} и эксплуатацией`}</span>}
      </p>
      {parts}
      {promotion && (
        <p className="sale">
          {firstMonth === undefined ? promotion.label : <>Первый месяц — {rubles(firstMonth)}</>}{" "}
          <small>{`по договору до ${dayNear(promotion.until, now)}`}</small>
        </p>
      )}
      <ul className="card-answers">
        {answers.map((answer, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the answers of an offer never change
          <li key={at}>{answer}</li>
        ))}
      </ul>
      <div className="card-acts">
        <EnquiryLink form="rent" params={{ pavilionId: units.map(({ id }) => id), ...questionParams(question) }}>
          {action}
        </EnquiryLink>{" "}
        <CallLink {...props} />
      </div>
      <div className="card-more">
        <ShortlistMark units={units} people={question.people} worded /> {children}
      </div>
    </aside>
  );
}

/** «Позвонить Анне», and what she answers for. */
export function CallLink({ phone, person }: Caller) {
  return (
    <a
      className="button button-outline call"
      href={telLink(phone)}
      aria-label={person ? `${callWords(person)} ${person.role}: ${phone}` : `Позвонить ${phone}`}
    >
      <Icon name="phone" />
      <span>
        {callWords(person)} <small>{person?.role ?? phone}</small>
      </span>
    </a>
  );
}
