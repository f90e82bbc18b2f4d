import { known } from "../../content/content.ts";
import { offersFor } from "../../content/joins.ts";
import { numbersOf } from "../../content/offer.ts";
import { idsOf } from "../../content/offer-ids.ts";
import { runningPromotions } from "../../content/promotion.ts";
import { definePage } from "../../layout/define-page.ts";
import { parkName } from "../../park/park-name.ts";
import { premisesTitle, priceWords } from "../../ui/format.ts";
import { ShortlistPage } from "./ShortlistPage.tsx";
import { shortlistFilter, shortlistHref } from "./shortlist.filter.ts";
import { offersMax } from "./shortlist-address.ts";
import { countsInWords, kindOf } from "./shortlist-words.ts";

/** `/compare?compare=1082+1083&compare=1078`: the shortlist, also as a colleague sent it. */
export const comparePage = definePage({
  route: "compare",
  filter: shortlistFilter,
  load({ query, content, park, site, now }) {
    const asked = shortlistFilter.read(query);
    const { compare: wanted = [] } = asked;
    const stock = known(content.units);
    const { offers, gone } = offersFor(wanted.slice(0, offersMax), stock, park.buildings);
    return {
      offers,
      gone: gone.map((id) => park.units.find((unit) => unit.id === id)?.number ?? premisesTitle(String(id))),
      tooMany: wanted.length > offersMax,
      chosen: { ...asked, compare: offers.map(({ units }) => idsOf(units)) },
      stock,
      promotions: runningPromotions(content.news ?? [], now),
      url: site.origin + shortlistHref(asked),
    };
  },
  view: ShortlistPage,
  head: ({ offers, chosen }) => {
    const [first] = offers;
    return {
      title: `${first ? `Подборка: ${countsInWords(offers)}` : "Подборка помещений"} — ${parkName.quoted}`,
      description: first
        ? `Варианты рядом: ${offers.map((offer) => `${numbersOf(offer)} — ${priceWords(offer.price)}`).join(", ")}.`
        : "Отмеченные помещения рядом: чем они отличаются. Подборку можно показать коллегам по ссылке и спросить обо всём одной заявкой.",
      canonical: shortlistHref(chosen),
      crumbs: [{ text: "Подборка" }],
      sheets: ["page", "compare"],
      image: first ? kindOf(first) : "office",
      noindex: true,
    };
  },
});
