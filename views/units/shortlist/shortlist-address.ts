import { type OfferIds, offerIds, offerKey } from "../../content/offer-ids.ts";

/** Offers of a shortlist at most. */
export const offersMax = 12;

/** The offers of texts such as «1114+1115,1078», each once. */
export function offersIn(texts: readonly string[]): OfferIds[] {
  const named = texts
    .flatMap((text) => text.split(","))
    .flatMap((text) => {
      const ids = offerIds(text);
      return ids ? [ids] : [];
    });
  return [...new Map(named.map((ids) => [offerKey(ids), ids])).values()];
}

/** A form writes a space as a plus, so that the address reads «1114+1115». */
export const offerInQuery = (ids: OfferIds): string => ids.join(" ");

/** What a shortlist's address names: its offers in their order, and for how many people they are. */
export function shortlistQuery(offers: readonly OfferIds[], people?: number | string): URLSearchParams {
  const query = new URLSearchParams();
  for (const ids of offers) query.append("compare", offerInQuery(ids));
  if (people) query.set("people", String(people));
  return query;
}

/** The offers with one more, or without it if they hold it. Undefined if there is no place for one more. */
export function toggleOffer(offers: readonly OfferIds[], ids: OfferIds): OfferIds[] | undefined {
  const key = offerKey(ids);
  const others = offers.filter((other) => offerKey(other) !== key);
  if (others.length < offers.length) return others;
  return offers.length < offersMax ? [...offers, ids] : undefined;
}
