import type { ReactNode } from "react";
import type { Promotion } from "../../content/news-item.ts";
import type { Lease, Person } from "../../content/park.ts";
import { firstMonthOf } from "../../content/promotion.ts";
import type { Unit } from "../../content/unit.ts";
import { EnquiryLink } from "../../enquiries/EnquiryLink.tsx";
import { dayNear, plural, rubles, telLink } from "../../kit/format.ts";
import { Icon } from "../../kit/Icon.tsx";
import type { ParkClaims } from "../../park/claims/claims.ts";
import { withVat } from "../../park/vat-words.ts";
import { callWords } from "../../people/manager.ts";
import { href } from "../../routes.ts";
import { Availability } from "../Availability.tsx";
import type { Money } from "../money.ts";
import { ShortlistMark } from "../shortlist/ShortlistMark.tsx";

type Props = {
  unit: Unit;
  money: Money | undefined;
  /** ₽ a month for a car, and the most that rent grows in a year: what the first screen says of money besides. */
  car: number | undefined;
  terms: Lease | undefined;
  claims: ParkClaims | undefined;
  phone: string;
  person: Person | undefined;
  promotion: Promotion | undefined;
  joined: boolean;
  people: number | undefined;
  now: Date;
};

/** The rent, the date to move in, and the next step. */
export function Offer({ unit, money, car, terms, claims, phone, person, promotion, joined, people, now }: Props) {
  const { id, rate, presentation, updatedAt } = unit;
  const firstMonth = firstMonthOf(unit.price, promotion);
  return (
    <aside className="unit-offer" aria-label="Цена и заявка">
      <p className="offer-price">
        {money ? (
          <>
            <b className="num">{rubles(money.month)}</b> в месяц
          </>
        ) : (
          <b className="num">Цена по запросу</b>
        )}
      </p>
      {money && <p className="offer-with">{withVat(claims)} и эксплуатацией</p>}
      {promotion && (
        <p className="sale">
          {firstMonth === undefined ? promotion.label : `Первый месяц — ${rubles(firstMonth)}`}{" "}
          <small>{`по договору до ${dayNear(promotion.until, now)}`}</small>
        </p>
      )}
      <dl className="offer-terms">
        {money && rate > 0 && (
          <Term name="Ставка">
            {rubles(rate)}/м²<span className="a-month"> в месяц</span>
          </Term>
        )}
        {money && <Term name="За год">{rubles(money.year)}</Term>}
        <Term name="Когда">
          <Availability unit={unit} short />
        </Term>
      </dl>
      <p className="offer-acts">
        <EnquiryLink form="rent" params={{ pavilionId: id, ...(people && { people }) }}>
          Оставить заявку
        </EnquiryLink>{" "}
        <CallLink phone={phone} person={person} />
      </p>
      <div className="offer-more">
        <a href={href("unitSheet", { id }, { people })}>Лист А4</a>{" "}
        {(claims || presentation) && (
          <EnquiryLink form="presentation" params={{ pavilionId: id }} variant="text">
            Получить презентацию
          </EnquiryLink>
        )}{" "}
        <ShortlistMark units={[unit]} people={people} worded />{" "}
        {joined ? <a href="#join">Вместе с соседним</a> : money?.costs && <a href="#cost">Вся стоимость</a>}{" "}
        {presentation && <a href={presentation}>Презентация помещения (PDF)</a>}
      </div>
      {money?.costs && (
        <dl className="offer-terms offer-extra">
          <Term name="После подписания">{rubles(money.costs.start)}</Term>
          {car !== undefined && <Term name="Машина">{rubles(car)} в месяц</Term>}
          {terms && <Term name="Индексация">{`не выше ${terms.indexMax} % в год`}</Term>}
        </dl>
      )}
      {updatedAt && (
        <p className="offer-date">
          Сведения на {dayNear(updatedAt, now)}
          {untilFree(unit, now)}
        </p>
      )}
    </aside>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function CallLink({ phone, person }: { phone: string; person: Person | undefined }) {
  return (
    <a className="button button-outline call" href={telLink(phone)} aria-label={`${callWords(person)}: ${phone}`}>
      <Icon name="phone" />
      <span>{callWords(person)}</span>
    </a>
  );
}

const weekMs = 604_800_000;

function untilFree({ status, availableFrom }: Unit, now: Date): string {
  const weeks =
    status === "soon" && availableFrom ? Math.round((Date.parse(availableFrom) - now.getTime()) / weekMs) : 0;
  return weeks > 0 ? `. До освобождения ≈ ${plural(weeks, "неделя", "недели", "недель")}` : "";
}
