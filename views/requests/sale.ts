import type { Content } from "../content/content.ts";
import { offerOf } from "../content/offer.ts";
import { firstMonthWords, promotionForAll, runningPromotions } from "../content/promotion.ts";
import type { Subject, Wish } from "../enquiries/define-form.ts";

/**
 * The object of an enquiry with the rent of its first month, if a promotion runs for its unit or its joined units. The
 * offers of a shortlist have no rent together.
 */
export function withSale(
  subject: Subject | undefined,
  wish: Wish | undefined,
  content: Content | undefined,
  now: Date,
): Subject | undefined {
  if (!subject || !content?.units || wish?.carried.some(([name]) => name === "compare")) return subject;
  const further = wish?.carried.filter(([name]) => name === "pavilionId").map(([, id]) => Number(id)) ?? [];
  const ids = new Set([subject.id, ...further]);
  const units = content.units.filter(({ id }) => ids.has(id));
  if (units.length === 0) return subject;
  const promotion = promotionForAll(units, runningPromotions(content.news ?? [], now));
  return { ...subject, sale: firstMonthWords(offerOf(units).price, promotion) };
}
