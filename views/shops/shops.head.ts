import { openingHours } from "../content/opening-hours.jsonld.ts";
import type { Contacts } from "../content/park.ts";
import { type Shop, shopPlace } from "../content/shop.ts";
import type { HeadOf } from "../layout/define-page.ts";
import { headDescription, headTitle, promised } from "../layout/head.ts";
import { parkName } from "../park/park-name.ts";
import { geo, postalAddress } from "../park/place.jsonld.ts";
import { href } from "../routes.ts";
import { titled } from "../sharing/titled.ts";
import { plural } from "../ui/format.ts";
import { pictureFile } from "../ui/image.ts";
import { itemList, type StructuredData } from "../ui/JsonLd.tsx";
import { photoSheets } from "../units/photographed.ts";
import type { ShopPage } from "./ShopPage.tsx";
import type { ShopResultsProps } from "./ShopResults.tsx";
import type { ShopsPage } from "./ShopsPage.tsx";
import { wantedCategories } from "./shops.filter.ts";
import { groupsHref, shopsHref } from "./shops-links.ts";

/** The schema.org types of companies by their category. */
const kinds: Readonly<Record<string, string>> = { food: "FoodEstablishment", shops: "Store" };

const companies = (n: number) => plural(n, "компания", "компании", "компаний");
const totalOf = (groups: ShopResultsProps["groups"]) => groups.reduce((sum, { total }) => sum + total, 0);

/** The chosen category, if it is one that exists. */
function categoryName({ chosen, categories }: ShopResultsProps): string | undefined {
  const [only, ...others] = wantedCategories(chosen);
  return others.length === 0 ? categories.find(({ id }) => id === only)?.name : undefined;
}

/** The list's title, with the page number after the first page; of a search with what is found. */
export function shopsTitle(props: ShopResultsProps): string {
  const { chosen, groups } = props;
  const page = chosen.page ? `, страница ${chosen.page}` : "";
  const total = totalOf(groups);
  const count = total > 0 ? companies(total) : "ничего не найдено";
  return `${categoryName(props) ?? "Компании"} в ${parkName.quotedPrepositional}: ${count}${page}`;
}

export const shopsHead: HeadOf<typeof ShopsPage> = (props) => {
  const { chosen, groups, origin } = props;
  const heading = categoryName(props) ?? "Компании";
  const total = totalOf(groups);
  const page = chosen.page ? ` Страница ${chosen.page}.` : "";
  const shops = groups.flatMap((group) => group.shops);
  const shows = promised(
    shops.some(({ schedule, hours }) => schedule ?? hours) && "часы работы",
    shops.some(({ phone }) => phone) && "телефон",
    shops.some(({ building }) => building) && "место в парке",
  );
  return {
    title: shopsTitle(props),
    description: `${heading} в ${parkName.prepositional}${total > 0 ? `: ${companies(total)}` : ""}. ${shows} Поиск по названию и виду деятельности.${page}`,
    canonical: shopsHref({
      categories: chosen.categories,
      open: chosen.open,
      page: chosen.search || chosen.limit ? undefined : chosen.page,
    }),
    crumbs: [{ text: "Компании" }],
    image: "shops",
    sheets: ["page", "content", "shops"],
    noindex: chosen.search !== undefined || chosen.open !== undefined || total === 0,
    structured: () => [itemList(groups.flatMap(({ shops }) => shops.map(({ id }) => origin + href("shop", { id }))))],
  };
};

export const shopHead: HeadOf<typeof ShopPage> = ({ shop, contacts, claims, origin }) => {
  const { name, category, short, schedule } = shop;
  const place = shopPlace(shop);
  return {
    title: headTitle(
      name,
      ` — ${category.name.toLowerCase()} ${parkName.genitive}`,
      ` в ${parkName.prepositional}`,
      ` — ${parkName.quoted}`,
    ),
    description: headDescription(
      `${name}. ${short.replace(/\.$/, "")}.`,
      place && `${place}.`,
      schedule && `${schedule}.`,
      `${parkName.title}${claims ? ` ${claims.region}` : ""}.`,
      "Телефон, схема и соседи.",
    ),
    crumbs: [{ text: `Компании: ${category.name.toLowerCase()}`, href: groupsHref([category.id]) }, { text: name }],
    sheets: ["page", "content", "shops", ...photoSheets([shop])],
    image: titled.shops(shop),
    structured: () => [localBusiness(shop, place, contacts, origin)],
  };
};

/** A company of the park; `place` is where in the park it is: "корпус 6, этаж 1". `origin` without a slash. */
function localBusiness(shop: Shop, place: string, contacts: Contacts, origin: string): StructuredData {
  const { id, name, short, phone, site, logo } = shop;
  const hours = openingHours(shop);
  return {
    "@type": kinds[shop.category.id] ?? "LocalBusiness",
    name,
    description: short,
    url: origin + href("shop", { id }),
    ...(phone && { telephone: phone }),
    ...(site && { sameAs: site }),
    ...(hours && { openingHours: hours }),
    ...(logo && { logo: origin + pictureFile(logo.src, 480) }),
    address: { ...postalAddress(contacts), streetAddress: [contacts.address.street, place].filter(Boolean).join(", ") },
    ...geo(contacts),
  };
}
