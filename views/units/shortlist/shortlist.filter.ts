import { type OfferIds, offerIds, offerKey } from "../../content/offer-ids.ts";
import { type Chosen, defineFilter, type FilterField } from "../../filters/define-filter.ts";
import { words } from "../../filters/filter-fields.ts";
import { href, withQuery } from "../../routes.ts";
import { team } from "../units.filter.ts";

/** Offers of a shortlist at most. */
export const offersMax = 12;
export const noteLettersMax = 500;

/** Offers as repeated keys or separated by commas: «1114+1115,1078». One more than fits: the page says so. */
export const offers: FilterField<OfferIds[]> = {
  read(texts) {
    const given = texts
      .flatMap((text) => text.split(","))
      .flatMap((text) => [offerIds(text) ?? []].filter((ids) => ids.length));
    const distinct = [...new Map(given.map((ids) => [offerKey(ids), ids])).values()].slice(0, offersMax + 1);
    return distinct.length > 0 ? distinct : undefined;
  },
  // A form writes a space as a plus, so that the address reads «1114+1115».
  write: (given) => given.map((ids) => ids.join(" ")),
};

const oneOffer: FilterField<OfferIds> = {
  read: (texts) => offers.read(texts)?.[0],
  write: (ids) => offers.write([ids]),
};

/** What a shortlist's address holds; `best` is the offer that its sender recommends, `note` the sender's words. */
export type Shortlist = { compare: OfferIds[]; best: OfferIds; people: number; note: string };

export const shortlistFilter = defineFilter<Shortlist>({
  fields: { compare: offers, best: oneOffer, people: team, note: words({ lettersMax: noteLettersMax }) },
  settle: ({ compare, best, people, note }) => {
    const keys = new Set(compare?.map(offerKey));
    return { compare, best: best && keys.has(offerKey(best)) ? best : undefined, people: people || undefined, note };
  },
});

/** The address of a shortlist. */
export const shortlistHref = (chosen: Chosen<Shortlist>): string =>
  withQuery(href("compare", {}), shortlistFilter.canonical(chosen));
