import { numbersOf, type Offer } from "../../content/offer.ts";
import { idsOf, offerKey } from "../../content/offer-ids.ts";
import type { Building } from "../../content/park.ts";
import { firstMonthWords, promotionForAll, type RunningPromotion } from "../../content/promotion.ts";
import type { Chosen } from "../../filters/define-filter.ts";
import { RoomFigure } from "../../rooms/RoomFigure.tsx";
import { priceWords } from "../../ui/format.ts";
import { wholeWords } from "../../ui/whole-words.tsx";
import { offerHref } from "../unit-links.ts";
import { comparedKind } from "./offer-facts.ts";
import { type Shortlist, shortlistHref } from "./shortlist.filter.ts";
import { offerTitle, placeOf } from "./shortlist-words.ts";

/** `title` names the kind; unless `isTitled` only screen readers get it: the shortlist has one kind. */
type Props = {
  offers: Offer[];
  title: string | undefined;
  isTitled: boolean;
  buildings: Building[];
  chosen: Chosen<Shortlist>;
  promotions: readonly RunningPromotion[];
};

/** The offers of one kind of premises side by side: room, facts that tell them apart, rent. */
export function Picks({ offers, title, isTitled, buildings, chosen, promotions }: Props) {
  const { people } = chosen;
  const { common, columns } = comparedKind(offers, buildings, people);
  return (
    <section className="shortlist-kind">
      <h2 className={isTitled ? undefined : "visually-hidden"}>{title}</h2>
      {common.length > 0 && <p className="shortlist-common">У всех: {common.join(", ")}</p>}
      <ul>
        {offers.map((offer, at) => (
          <li key={offer.key} className="pick" data-offer={offer.key}>
            <RoomFigure units={offer.units} buildings={buildings} className="pick-room" eager />
            <div className="pick-what">
              <h3>
                <a href={offerHref(idsOf(offer.units), { people })}>{offerTitle(offer)}</a>
              </h3>
              <p className="pick-where">{wholeWords(`${numbersOf(offer)}, ${placeOf(offer)}`)}</p>
              <PickActs offer={offer} chosen={chosen} />
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
              <b>{priceWords(offer.price)}</b> <span>{offer.price > 0 ? "в месяц" : ""}</span>{" "}
              <Sale offer={offer} promotions={promotions} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The rent of the first month, if a promotion runs, and its condition. */
function Sale({ offer, promotions }: Pick<Props, "promotions"> & { offer: Offer }) {
  const sale = firstMonthWords(offer.price, promotionForAll(offer.units, promotions));
  return sale && <small className="pick-sale">{wholeWords(sale)}</small>;
}

/** The link to the same shortlist without this offer. */
function PickActs({ offer, chosen }: Pick<Props, "chosen"> & { offer: Offer }) {
  const compare = chosen.compare?.filter((ids) => offerKey(ids) !== offer.key);
  return (
    <p className="pick-acts no-print">
      <a href={shortlistHref({ ...chosen, compare })}>
        Убрать<span className="visually-hidden"> {numbersOf(offer)}</span>
      </a>
    </p>
  );
}
