import type { ComponentProps } from "react";
import { unitTitle } from "../../content/unit-words.ts";
import { floorNumber, rubles } from "../../kit/format.ts";
import type { CommonProps } from "../../layout/common-props.ts";
import type { PageHead } from "../../layout/head.ts";
import { headDescription } from "../../layout/head-text.ts";
import { withVat } from "../../park/vat-words.ts";
import { href } from "../../routes.ts";
import { photoSheets } from "../photographed.ts";
import type { UnitSheet } from "../sheet/UnitSheet.tsx";
import { realEstateListing } from "./real-estate-listing.jsonld.ts";
import type { UnitPage } from "./UnitPage.tsx";

const titleLettersMax = 65;

export function unitHead({
  unit,
  building,
  category,
  url,
  people,
  claims,
}: CommonProps & ComponentProps<typeof UnitPage>): PageHead {
  const name = `${unitTitle(unit)}, № ${unit.number}`;
  const offer = unit.price > 0 ? `${name} — ${rubles(unit.price)}` : name;
  const title = unit.price > 0 ? `${offer} в месяц` : `${name} — цена по запросу`;
  const plan = href("plan", {}, { body: unit.building.id });
  return {
    title: title.length > titleLettersMax ? offer : title,
    description: headDescription(
      `${claims ? "Аренда без комиссии" : "Аренда"}: ${unitTitle(unit)}, этаж ${floorNumber(unit.floor.number)}, помещение ${unit.number}.`,
      unit.rate > 0 && `${rubles(unit.rate)} за м² в месяц ${withVat(claims)}.`,
      "План этажа и стоимость.",
    ),
    crumbs: [
      ...(category ? [{ text: category.title, href: href("rent", { rent: category.alias }) }] : []),
      { text: `Корпус ${unit.building.number}`, href: plan },
      { text: `Помещение ${unit.number}` },
    ],
    sheets: ["unit", ...photoSheets([unit])],
    image: { kind: "units", unit, building },
    noindex: people !== undefined,
    structured: () => [realEstateListing(unit, url)],
  };
}

export function unitSheetHead({ unit, building }: CommonProps & ComponentProps<typeof UnitSheet>): PageHead {
  const page = href("unit", { id: unit.id });
  return {
    title: `${unitTitle(unit)}, № ${unit.number}: лист А4`,
    description: headDescription(
      `${unitTitle(unit)}, помещение ${unit.number}: план, размеры, цена, условия и дорога на одном листе А4.`,
      "Его можно распечатать или переслать коллегам.",
    ),
    canonical: page,
    crumbs: [{ text: `Помещение ${unit.number}`, href: page }, { text: "Лист А4" }],
    sheets: ["unit", "sheet"],
    image: { kind: "units", unit, building },
    noindex: true,
  };
}
