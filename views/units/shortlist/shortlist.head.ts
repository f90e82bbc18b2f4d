import type { HeadOf } from "../../layout/common-props.ts";
import { parkName } from "../../park/park-name.ts";
import { priceWords } from "../../ui/format.ts";
import type { ShortlistPage } from "./ShortlistPage.tsx";
import { shortlistHref } from "./shortlist.filter.ts";
import { countsInWords, kindOf, numbersOf, unitsIn } from "./shortlist-words.ts";

export const shortlistHead: HeadOf<typeof ShortlistPage> = ({ offers, best, people, buildings }) => {
  const [first] = offers;
  const units = unitsIn(offers);
  return {
    title: `${first ? `Подборка: ${countsInWords(offers)}` : "Подборка помещений"} — ${parkName.quoted}`,
    description: first
      ? `Варианты рядом: ${offers.map((offer) => `${numbersOf(offer)} — ${priceWords(offer.price)}`).join(", ")}.`
      : "Отмеченные офисы, склады и торговые помещения рядом: цены, сроки и отличия. Подборку можно показать коллегам по ссылке и спросить обо всём одной заявкой.",
    canonical: shortlistHref({ compare: offers.map(({ units: own }) => own.map(({ id }) => id)), best, people }),
    crumbs: [{ text: "Подборка" }],
    sheets: ["page", "compare"],
    image:
      units.length > 1 ? { kind: "compare", units: units.slice(0, 4), buildings } : first ? kindOf(first) : "office",
    noindex: true,
  };
};
