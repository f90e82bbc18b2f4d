import { known } from "../../content/content.ts";
import { joins } from "../../content/joins.ts";
import { offerIds, offerKey } from "../../content/offer.ts";
import { buildingOf } from "../../content/park.ts";
import { promotionFor, runningPromotions } from "../../content/promotion.ts";
import { definePage } from "../../layout/define-page.ts";
import { questionOf } from "../ask/question.ts";
import { JoinedPage } from "./JoinedPage.tsx";
import { joinedHead } from "./joined.head.ts";
import { sameFloorUnits } from "./near-offers.ts";
import { questionFilter } from "./team.filter.ts";

/** Other offers with the first of the units that the page names. */
const othersMax = 3;

const idsOf = ({ first, rest }: { first: string; rest: string }) => offerIds(`${first}+${rest}`) ?? [];

/** `/pavilions/1114+1115`: neighbours that are let together. Those that are no neighbours, or gone, do not exist. */
export const joinedPage = definePage({
  route: "joined",
  guards: ["joined"],
  filter: questionFilter,
  canonicalParams(params) {
    const [first, ...rest] = idsOf(params);
    return rest.length > 0 ? { first: String(first), rest: offerKey(rest) } : params;
  },
  load({ params, query, content, park, now }) {
    const ids = idsOf(params);
    const all = known(content.units);
    const first = all.find(({ id }) => id === ids[0]);
    const offers = (first ? joins(first, all, park.buildings) : []).map((offer) => ({
      offer,
      key: offerKey(offer.units.map(({ id }) => id).sort((a, b) => a - b)),
    }));
    const found = offers.find(({ key }) => key === offerKey(ids))?.offer;
    if (!first || !found) return undefined;
    const running = runningPromotions(content.news ?? [], now);
    const [promotion, ...others] = found.units.map((unit) => promotionFor(unit, running));
    return {
      together: found,
      others: offers.flatMap(({ offer }) => (offer === found ? [] : [offer])).slice(0, othersMax),
      building: buildingOf(park.buildings, first),
      site: park.site,
      metro: park.metro,
      lease: park.lease,
      parking: content.parking,
      sameFloor: sameFloorUnits(first, all),
      category: park.categories.find(({ id }) => id === first.category),
      question: questionOf(questionFilter.read(query), first.category),
      // What holds for one of them only is no promise for all.
      promotion: others.every((other) => other?.newsId === promotion?.newsId) ? promotion : undefined,
    };
  },
  view: JoinedPage,
  head: joinedHead,
});
