import { Fragment } from "react";
import { idsOf, numbersOf, type Offer, type OfferIds, offerKey } from "../../content/offer.ts";
import { type Building, buildingOf, type CategoryId, type Contacts, type RentalCategory } from "../../content/park.ts";
import { type Unit, unitsInWords } from "../../content/unit.ts";
import { MiniPlan, smallPlan } from "../../drawings/MiniPlan.tsx";
import { formPath } from "../../enquiries/define-form.ts";
import { EnquiryLink } from "../../enquiries/EnquiryLink.tsx";
import type { Chosen } from "../../filters/define-filter.ts";
import { HiddenFields } from "../../filters/FilterForm.tsx";
import type { ParkClaims } from "../../park/claims/claims.ts";
import { withVat } from "../../park/park-words.ts";
import { firstName, managerOf, PersonCard } from "../../people/PersonCard.tsx";
import { href } from "../../routes.ts";
import { Button, CopyButton, PrintButton } from "../../ui/Button.tsx";
import { leastPrice, number, plural, priceDifference, priceWords, range, rubles } from "../../ui/format.ts";
import { Icon } from "../../ui/Icon.tsx";
import { wholeWords } from "../../ui/whole-words.tsx";
import { scaleFor } from "../ledger/row-groups.ts";
import { offerHref, rentHref } from "../unit-links.ts";
import { comparedKind } from "./offer-facts.ts";
import { noteLettersMax, offersMax, type Shortlist, shortlistFilter, shortlistHref } from "./shortlist.filter.ts";
import { byKind, countsInWords, kindOf, offerTitle, placeOf, sumsOf } from "./shortlist-words.ts";

/** `gone` are the labels of wanted units that are let by now; `tooMany` were asked for. `url` is the page's address. */
export type ShortlistPageProps = {
  offers: Offer[];
  gone: string[];
  tooMany: boolean;
  best: OfferIds | undefined;
  people: number | undefined;
  note: string | undefined;
  stock: readonly Unit[];
  buildings: Building[];
  categories: RentalCategory[];
  contacts: Contacts;
  claims: ParkClaims | undefined;
  url: string;
};

/** «Подборка»: the offers that a visitor keeps, side by side, to show to others and to ask about at once. */
export function ShortlistPage(props: ShortlistPageProps) {
  const { offers, gone, tooMany, best, people, note } = props;
  const kinds = byKind(offers, best && offerKey(best));
  return (
    <div className="wrap shortlist">
      <header className="shortlist-head">
        <h1>Подборка</h1>
        <p className="lead">
          {offers.length > 0
            ? `${countsInWords(offers)}${people ? ` на ${plural(people, "человека", "человека", "человек")}` : ""}.`
            : "Пока пустая. Отмечайте помещения закладкой — здесь они встанут рядом."}
          {offers.length > 0 && (
            <span className="needs-script"> Хранится в этом браузере, по ссылке откроется у коллеги.</span>
          )}
        </p>
      </header>
      {offers.length > 0 && <blockquote className="shortlist-words">{note}</blockquote>}
      {tooMany && (
        <p role="status">
          В подборке помещается {number(offersMax)} вариантов: показаны первые {number(offersMax)}.
        </p>
      )}
      {kinds.map(({ category, offers: own }) => (
        <Kind key={category} category={category} offers={own} isTitled={kinds.length > 1} all={props} />
      ))}
      {gone.length > 0 && <Gone {...props} />}
      {offers.length > 0 && <ChooseMore {...props} />}
      {offers.length > 0 ? (
        <div className="shortlist-ends">
          <Share {...props} />
          <AskAll {...props} />
        </div>
      ) : (
        <Empty {...props} />
      )}
      {offers.length > 0 && <Received />}
    </div>
  );
}

/** The script shows it where the browser keeps another shortlist, at the foot of the window: no row moves. */
const Received = () => (
  <div className="offer-bar received no-print">
    <div className="wrap">
      <p>
        <b>Вам прислали подборку</b>
      </p>
      <Button type="button" variant="outline" id="keep-shortlist">
        Сохранить себе
      </Button>
    </div>
  </div>
);

type KindProps = { category: CategoryId; offers: Offer[]; isTitled: boolean; all: ShortlistPageProps };

/** The offers of one kind side by side: plan, facts that tell them apart, rent. */
function Kind({ category, offers, isTitled, all }: KindProps) {
  const { people, buildings } = all;
  const best = all.best && offerKey(all.best);
  const { common, columns } = comparedKind(offers, buildings, people);
  const recommended = offers.find(({ key }) => key === best);
  const scale = scaleFor(offers.flatMap(asOneRoom));
  return (
    <section className="shortlist-kind">
      <h2 className={isTitled ? undefined : "visually-hidden"}>
        {all.categories.find(({ id }) => id === category)?.name}
      </h2>
      {common.length > 0 && <p className="shortlist-common">У всех: {common.join(", ")}</p>}
      <ul>
        {offers.map((offer, at) => (
          <li key={offer.key} className={offer.key === best ? "pick pick-best" : "pick"} data-offer={offer.key}>
            <PickPlan offer={offer} buildings={buildings} scale={scale} />
            <div className="pick-what">
              {offer.key === best && (
                <p className="pick-tag">
                  <Icon name="star" size={16} /> Советую
                </p>
              )}
              <h3>
                <a href={offerHref(idsIn(offer), { people })}>{offerTitle(offer)}</a>
              </h3>
              <p className="pick-where">{wholeWords(`${numbersOf(offer)}, ${placeOf(offer)}`)}</p>
              <p className="pick-acts no-print">
                <a href={changed(all, { best: offer.key === best ? undefined : idsOf(offer.units) })}>
                  <Icon name="star" size={20} />
                  {offer.key === best ? "Снять отметку" : "Советую"}
                  <span className="visually-hidden"> {numbersOf(offer)}</span>
                </a>{" "}
                <a href={changed(all, { compare: all.offers.filter((other) => other.key !== offer.key).map(idsIn) })}>
                  Убрать<span className="visually-hidden"> {numbersOf(offer)}</span>
                </a>
              </p>
            </div>
            <dl>
              {columns.map(({ name, values }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{values[at] ?? "уточним"}</dd>
                </div>
              ))}
            </dl>
            <p className="pick-price">
              <b>{priceWords(offer.price)}</b>{" "}
              <span>
                {(recommended && priceDifference(offer.price, recommended.price)) || (offer.price > 0 ? "в месяц" : "")}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Neighbours along a row as one room: the place that their plans need together. */
function asOneRoom({ units }: Offer) {
  const [first] = units;
  if (!first?.place) return [];
  const width = units.reduce((sum, { place }) => sum + (place?.width ?? 0), 0);
  return [{ category: first.category, place: { ...first.place, width } }];
}

/** The plans of an offer's units in one scale, as they lie: warehouses one below the other. */
function PickPlan({ offer: { units }, buildings, scale }: { offer: Offer; buildings: Building[]; scale: number }) {
  const plans = units.flatMap((unit) => smallPlan(unit, buildingOf(buildings, unit)) ?? []);
  if (plans.length === 0 || scale <= 0) return null;
  const isAbove = units[0]?.category === "warehouse" || new Set(units.map(({ place }) => place?.row)).size > 1;
  return (
    <p className={isAbove ? "pick-plan pick-plan-above" : "pick-plan"}>
      {plans.map((plan, at) => (
        <MiniPlan key={units[at]?.id} plan={plan} scale={scale} />
      ))}
    </p>
  );
}

const idsIn = ({ units }: Offer): OfferIds => idsOf(units);

/** The address of this shortlist with one thing changed. */
const changed = ({ offers, best, people, note }: ShortlistPageProps, change: Chosen<Shortlist>): string =>
  shortlistHref({ compare: offers.map(idsIn), best, people, note, ...change });

/** Units that were chosen and are let by now. They leave every sum. */
function Gone(props: ShortlistPageProps) {
  const { gone, offers, categories } = props;
  const like = categories.find(({ id }) => id === (offers[0] ? kindOf(offers[0]) : "office")) ?? categories[0];
  return (
    <ul className="shortlist-gone">
      {gone.map((label) => (
        <li key={label}>
          {label} уже не сдаётся {like && <a href={rentHref(like, { people: props.people })}>Похожие</a>}
        </li>
      ))}
    </ul>
  );
}

/** Without script the lists learn from their address what is chosen. */
const ChooseMore = ({ offers, categories }: ShortlistPageProps) => (
  <noscript>
    <p>
      Добавить ещё:{" "}
      {categories.map((category) => (
        <Fragment key={category.id}>
          <a href={`${rentHref(category, {})}?s=${encodeURIComponent(offers.map(({ key }) => key).join(","))}`}>
            {category.name}
          </a>{" "}
        </Fragment>
      ))}
    </p>
  </noscript>
);

/** The note and the ways to hand the shortlist on. The form is the way without script: its address is the link. */
function Share(props: ShortlistPageProps) {
  const { offers, best, people, note, url } = props;
  const title = `Подборка: ${countsInWords(offers)}`;
  return (
    <section className="shortlist-share no-print">
      <h2 id="share-title">Показать коллеге</h2>
      <form method="get" action={href("compare", {})}>
        <HiddenFields values={[...shortlistFilter.canonical({ compare: offers.map(idsIn), best, people })]} />
        <textarea
          name="note"
          id="shortlist-note"
          aria-labelledby="share-title"
          maxLength={noteLettersMax}
          rows={3}
          placeholder="Что смотреть первым и почему"
          defaultValue={note}
        />
        <div className="row">
          <Button variant="outline" data-share={title}>
            <Icon name="share" size={20} />
            <span className="needs-script">Отправить</span>
            <span className="without-script">Сохранить записку в ссылке</span>
          </Button>{" "}
          <CopyButton text={url}>Скопировать ссылку</CopyButton> <PrintButton>Печать</PrintButton>
        </div>
      </form>
    </section>
  );
}

const asksAbout = ["", "", "оба варианта", "все три", "все четыре"];

/** One enquiry for all: whether one of them is wanted or all, with the sums of both. */
function AskAll(props: ShortlistPageProps) {
  const { offers, best, people, contacts, claims, url } = props;
  const { each, least, most, all, shared } = sumsOf(offers);
  const [first] = offers;
  if (!first) return null;
  const person = managerOf(contacts, kindOf(first));
  const single = offers.length === 1;
  const ways = [
    { take: "one", words: `Выберем ${each}`, rent: least > 0 && `${range(least, most)} ₽` },
    {
      take: "all",
      words: "Берём всё сразу",
      rent: all > 0 && rubles(all),
      note: shared && "общее помещение посчитано один раз",
    },
  ];
  return (
    <section className="shortlist-ask">
      <h2>{single ? "Спросить об этом варианте" : "Одна заявка на всю подборку"}</h2>
      <form
        method="get"
        action={formPath("rent")}
        hx-get={formPath("rent", true)}
        hx-target="#dialogs"
        hx-sync="this:drop"
      >
        <HiddenFields
          values={[
            ...[...new Set(offers.flatMap(idsIn))].map((id) => ["pavilionId", id] as const),
            ...shortlistFilter.canonical({ compare: single ? undefined : offers.map(idsIn), best, people }),
          ]}
        />
        {!single && (
          <fieldset>
            <legend className="visually-hidden">Что вам нужно из подборки</legend>
            {ways.map(({ take, words, rent, note }) => (
              <label key={take}>
                <input type="radio" name="take" value={take} defaultChecked={take === "one"} />{" "}
                <span>
                  {words}
                  {rent && (
                    <>
                      {" — "}
                      <b>{rent}</b> в месяц
                    </>
                  )}
                  {note && <small> {note}</small>}
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <Button>
          {single ? "Оставить заявку" : `Спросить про ${asksAbout[offers.length] ?? `все ${offers.length}`}`}
        </Button>
      </form>
      {person ? (
        <PersonCard person={person} />
      ) : (
        <p>
          Отдел аренды: <span className="nowrap">{contacts.phone}</span>
        </p>
      )}
      <p className="shortlist-foot">Цены {withVat(claims)} и эксплуатацией.</p>
      {/* The sheet has the note in its head. */}
      <p className="print-only">{url.replace(/&note=[^&]*/, "")}</p>
    </section>
  );
}

/** What to do with an empty shortlist: the kinds of premises, and a person who puts one together. */
function Empty({ stock, categories, contacts, claims }: ShortlistPageProps) {
  const person = managerOf(contacts, "office");
  const ways = categories
    .map((category) => ({ category, own: stock.filter((unit) => unit.category === category.id) }))
    .filter(({ own }) => own.length > 0);
  return (
    <div className="shortlist-empty">
      {ways.length > 0 && (
        <>
          <ul className="shortlist-ways">
            {ways.map(({ category, own }) => (
              <li key={category.id}>
                <a href={rentHref(category, {})}>
                  <b>{unitsInWords(own.length, category.id)}</b>{" "}
                  {own.some(({ price }) => price > 0)
                    ? `${leastPrice(own.map(({ price }) => price))} в месяц`
                    : "цены по запросу"}
                </a>
              </li>
            ))}
          </ul>
          <p className="shortlist-foot">Цены {withVat(claims)} и эксплуатацией.</p>
        </>
      )}
      <section className="shortlist-help">
        <h2>Нет времени выбирать?</h2>
        <p>
          Скажите, сколько вас и к какому числу,{" "}
          {person
            ? `— ${firstName(person)} соберёт подборку и пришлёт ссылку.`
            : "— соберём подборку и пришлём ссылку."}
        </p>
        <EnquiryLink form="callback">Попросить подборку</EnquiryLink>
        {person && <PersonCard person={person} />}
      </section>
    </div>
  );
}
