import { offerKey, offerOf } from "../../content/offer.ts";
import { unitKind, unitRented } from "../../content/unit-words.ts";
import type { HeadOf } from "../../layout/common-props.ts";
import { headDescription, headTitle, lowerFirst } from "../../layout/head-text.ts";
import { parkName } from "../../park/park-name.ts";
import { withVat } from "../../park/vat-words.ts";
import { href } from "../../routes.ts";
import { floorNumber, rubles } from "../../ui/format.ts";
import type { JoinedPage } from "./JoinedPage.tsx";
import { questionParams } from "./team.filter.ts";

export const joinedHead: HeadOf<typeof JoinedPage> = ({ together, category, claims, question, building, origin }) => {
  const { units, square } = together;
  const [first] = units;
  const { price, key } = offerOf(units);
  const [id = "", ...rest] = key.split("+").map(Number);
  const path = href("joined", { first: id, rest: offerKey(rest) });
  const kind = first ? unitKind({ category: first.category, square }) : "";
  const rented = first ? unitRented({ category: first.category, square }) : "";
  const numbers = units.map(({ number }) => number).join(" + ");
  return {
    title: headTitle(`${rented}: ${numbers}`, ` — ${parkName.quoted}`),
    description: headDescription(
      `Аренда соседних помещений вместе: ${lowerFirst(kind)}, ${numbers}, корпус ${first?.building.number}, этаж ${floorNumber(first?.floor.number ?? 0)}.`,
      price > 0 && `${rubles(price)} в месяц ${withVat(claims)}.`,
      "Общий план и одна заявка.",
    ),
    canonical: path,
    crumbs: [
      ...(category ? [{ text: category.title, href: href("rent", { rent: category.alias }) }] : []),
      { text: `Корпус ${first?.building.number}`, href: href("plan", {}, { body: first?.building.id }) },
      { text: numbers },
    ],
    sheets: ["page", "unit"],
    image: { kind: "compare", units, buildings: building ? [building] : [] },
    noindex: Object.keys(questionParams(question)).length > 0,
    structured: () => [
      {
        "@type": "RealEstateListing",
        "@id": `${origin}${path}#listing`,
        url: origin + path,
        name: `${kind}, ${numbers}`,
        inLanguage: "ru",
        mainEntity: {
          "@type": "Accommodation",
          name: `${kind}, ${numbers}`,
          floorSize: { "@type": "QuantitativeValue", value: square, unitCode: "MTK" },
        },
        offers: {
          "@type": "Offer",
          url: origin + path,
          businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
          availability: together.from === "" ? "https://schema.org/InStock" : "https://schema.org/PreOrder",
          ...(together.from !== "" && together.from !== "unknown" && { availabilityStarts: together.from }),
          ...(price > 0 && { price, priceCurrency: "RUB" }),
        },
      },
    ],
  };
};
