import type { OfferIds } from "../../content/offer-ids.ts";
import { type Chosen, defineFilter, type FilterField } from "../../filters/define-filter.ts";
import { href, withQuery } from "../../routes.ts";
import { team } from "../units.filter.ts";
import { offerInQuery, offersIn, offersMax, shortlistQuery } from "./shortlist-address.ts";

/** Offers as repeated keys or separated by commas. One more than fits: the page says so. */
export const offers: FilterField<OfferIds[]> = {
  read(texts) {
    const named = offersIn(texts).slice(0, offersMax + 1);
    return named.length > 0 ? named : undefined;
  },
  write: (named) => named.map(offerInQuery),
};

/** What a shortlist's address holds. */
export type Shortlist = { compare: OfferIds[]; people: number };

export const shortlistFilter = defineFilter<Shortlist>({
  fields: { compare: offers, people: team },
  settle: ({ compare, people }) => ({ compare, people }),
});

/** The address of a shortlist. */
export const shortlistHref = ({ compare = [], people }: Chosen<Shortlist>): string =>
  withQuery(href("compare", {}), shortlistQuery(compare, people));
