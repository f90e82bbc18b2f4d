import type { Offer } from "../../content/offer.ts";
import type { RunningPromotion } from "../../content/promotion.ts";
import { type Unit, unitsOfCategory } from "../../content/unit.ts";
import { EnquiryLink } from "../../enquiries/EnquiryLink.tsx";
import type { Chosen } from "../../filters/define-filter.ts";
import type { CommonProps } from "../../layout/define-page.ts";
import { withCosts } from "../../park/park-words.ts";
import { firstName, managerOf, PersonCard } from "../../people/PersonCard.tsx";
import { Button } from "../../ui/Button.tsx";
import { leastPrice, number, plural } from "../../ui/format.ts";
import { rentHref } from "../unit-links.ts";
import { AskAll, Share } from "./HandOver.tsx";
import { Picks } from "./Picks.tsx";
import type { Shortlist } from "./shortlist.filter.ts";
import { offersMax } from "./shortlist-address.ts";
import { byKind, countsInWords, kindOf } from "./shortlist-words.ts";

/**
 * `gone` are the labels of wanted units that are let by now; `tooMany` were asked for. `chosen` is what the address
 * says of the others; `url` is the page's own.
 */
type Props = Pick<CommonProps, "buildings" | "categories" | "contacts" | "claims"> & {
  offers: Offer[];
  gone: string[];
  tooMany: boolean;
  chosen: Chosen<Shortlist>;
  stock: readonly Unit[];
  promotions: readonly RunningPromotion[];
  url: string;
};

/** «Подборка»: the offers that a visitor keeps, side by side, to show to others and to ask about at once. */
export function ShortlistPage(props: Props) {
  const { offers, gone, tooMany, chosen, buildings, categories } = props;
  const { people } = chosen;
  const isEmpty = offers.length === 0;
  const kinds = byKind(offers);
  return (
    <div className="wrap shortlist">
      <header className="shortlist-head">
        <h1>Подборка</h1>
        <p className="lead">
          {isEmpty
            ? "Здесь пока пусто. Нажмите закладку у помещения — и сравните варианты рядом."
            : `${countsInWords(offers)}${people ? ` на ${plural(people, "человека", "человека", "человек")}` : ""}.`}
          {!isEmpty && (
            <span className="needs-script">
              {" "}
              Подборка хранится в вашем браузере. Отправьте ссылку — коллега увидит то же самое.
            </span>
          )}
        </p>
      </header>
      {tooMany && (
        <p role="status">
          В подборке помещается {number(offersMax)} вариантов: показаны первые {number(offersMax)}.
        </p>
      )}
      {kinds.map(({ category, offers: ofKind }) => (
        <Picks
          key={category}
          offers={ofKind}
          title={categories.find(({ id }) => id === category)?.name}
          isTitled={kinds.length > 1}
          buildings={buildings}
          chosen={chosen}
          promotions={props.promotions}
        />
      ))}
      {gone.length > 0 && <Gone {...props} />}
      {isEmpty ? (
        <Empty {...props} />
      ) : (
        <>
          <div className="shortlist-ends">
            <Share {...props} />
            <AskAll {...props} />
          </div>
          <Received />
        </>
      )}
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

/** Units that were chosen and are let by now. They leave every sum. */
function Gone({ gone, offers, categories, chosen: { people } }: Props) {
  const kind = offers[0] ? kindOf(offers[0]) : "office";
  const like = categories.find(({ id }) => id === kind) ?? categories[0];
  return (
    <ul className="shortlist-gone">
      {gone.map((label) => (
        <li key={label}>
          {label} уже не сдаётся {like && <a href={rentHref(like, { people })}>Похожие</a>}
        </li>
      ))}
    </ul>
  );
}

/** What to do with an empty shortlist: the kinds of premises, and a person who puts one together. */
function Empty({ stock, categories, contacts, claims }: Props) {
  const person = managerOf(contacts, "office");
  const ways = categories
    .map((category) => ({ category, units: stock.filter((unit) => unit.category === category.id) }))
    .filter(({ units }) => units.length > 0);
  return (
    <div className="shortlist-empty">
      {ways.length > 0 && (
        <>
          <ul className="shortlist-ways">
            {ways.map(({ category, units }) => (
              <li key={category.id}>
                <a href={rentHref(category, {})}>
                  <b>{unitsOfCategory(units.length, category)}</b>{" "}
                  {units.some(({ price }) => price > 0)
                    ? `${leastPrice(units.map(({ price }) => price))} в месяц`
                    : "цены по запросу"}
                </a>
              </li>
            ))}
          </ul>
          <p className="shortlist-foot">Цены {withCosts(claims)}.</p>
        </>
      )}
      <section className="shortlist-help">
        <h2>Нет времени выбирать?</h2>
        <p>
          Скажите, сколько вас и к какому числу, —{" "}
          {person ? `${firstName(person)} соберёт подборку и пришлёт ссылку.` : "соберём подборку и пришлём ссылку."}
        </p>
        <EnquiryLink params={{ about: "selection" }}>Попросить подборку</EnquiryLink>
        {person && <PersonCard person={person} />}
      </section>
    </div>
  );
}
