import type { CategoryId, RentalCategory } from "../content/park.ts";
import { leastRent, unitsInWords } from "../content/unit-words.ts";
import type { HeadOf } from "../layout/common-props.ts";
import { headDescription, promised } from "../layout/head-text.ts";
import { buildingsInWords } from "../park/park-figures.ts";
import { parkName } from "../park/park-name.ts";
import { parkPlace } from "../park/place.jsonld.ts";
import { withVat } from "../park/vat-words.ts";
import { rubles } from "../ui/format.ts";
import type { HomePage } from "./HomePage.tsx";

const genitives: Record<CategoryId, string> = {
  office: "офисов",
  warehouse: "складов",
  trade_area: "торговых помещений",
};

/** «Аренда офисов и складов», of what the park lets. */
const homeTitle = (categories: readonly RentalCategory[]): string =>
  `Аренда ${new Intl.ListFormat("ru-RU").format(categories.map(({ id }) => genitives[id])) || "помещений"}`;

export const homeHead: HeadOf<typeof HomePage> = ({ park, units = [], claims, contacts, url }) => {
  const least = leastRent(units);
  const from = least === undefined ? "" : `, от ${rubles(least)} в месяц ${withVat(claims)}`;
  const kinds = park.categories
    .map(({ id, name }) => [units.filter(({ category }) => category === id).length, name.toLowerCase()] as const)
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${name} — ${count}`);
  return {
    title: `${homeTitle(park.categories)} — ${parkName.quoted}`,
    description: headDescription(
      claims?.description,
      units.length > 0 && `${unitsInWords(units.length)}${from}.`,
      kinds.length > 1 && `Свободно: ${kinds.join(", ")}.`,
      buildingsInWords(park.buildings) && `${buildingsInWords(park.buildings)}${claims ? ` ${claims.region}` : ""}.`,
      claims && `Аренда ${claims.letBy}.`,
      promised(
        park.buildings.length > 0 && "схема корпусов",
        units.some(({ place }) => place !== undefined) && "планы этажей",
        least !== undefined && "цены",
      ),
    ),
    shared: claims?.description,
    crumbs: [],
    sheets: ["home"],
    image: "home",
    opensBanner: true,
    structured: () => [parkPlace({ contacts, url })],
  };
};
