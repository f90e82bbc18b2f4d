import type { ComponentProps } from "react";
import type { ParkingMap } from "../content/parking.ts";
import { plural } from "../kit/format.ts";
import type { CommonProps } from "../layout/common-props.ts";
import type { PageHead } from "../layout/head.ts";
import { headDescription, promised } from "../layout/head-text.ts";
import { addressInWords } from "../park/address-words.ts";
import { statedParking } from "../park/claims/parking-words.ts";
import { parkName } from "../park/park-name.ts";
import { href } from "../routes.ts";
import type { ContactsPage } from "./ContactsPage.tsx";
import { contactPage } from "./contact-page.jsonld.ts";
import type { ParkingPage } from "./ParkingPage.tsx";
import { parkingFacility } from "./parking-facility.jsonld.ts";
import { spacesIn } from "./parking-facts.ts";
import { parkPlace } from "./place.jsonld.ts";
import type { ResidentsParkingPage } from "./ResidentsParkingPage.tsx";
import type { ResidentsRoutePage } from "./ResidentsRoutePage.tsx";
import type { RoutePage } from "./RoutePage.tsx";

/** «120 мест», if their number is known. */
const spacesInWords = ({ zones }: ParkingMap): string =>
  spacesIn(zones) > 0 ? plural(spacesIn(zones), "место", "места", "мест") : "Парковка";

export const contactsHead = ({
  contacts,
  url,
  origin,
}: CommonProps & ComponentProps<typeof ContactsPage>): PageHead => ({
  title: `Контакты ${parkName.genitive}`,
  description: headDescription(
    promised(
      `телефон ${contacts.phone}`,
      `эл. почта ${contacts.email}`,
      contacts.workingHours !== "" && "часы работы",
      "адрес",
      "как добраться",
    ),
    contacts.departments.length > 0 && "Отделы парка: кому звонить и писать.",
  ),
  crumbs: [{ text: "Контакты" }],
  sheets: ["page", "content"],
  image: "contacts",
  structured: () => [contactPage(contacts, url, origin)],
});

export const parkingHead = ({
  map,
  contacts,
  claims,
  url,
}: CommonProps & ComponentProps<typeof ParkingPage>): PageHead => ({
  title: `Парковка для посетителей ${parkName.genitive}`,
  description: `${spacesInWords(map)} для гостей: ${map.zones.length > 0 ? "схема зон, тарифы" : "как проехать"}${claims ? statedParking.visitors : " и маршрут на машине."}`,
  crumbs: [{ text: "Парковка" }],
  sheets: ["page", "places"],
  image: "parking",
  structured: () => [parkingFacility({ map, contacts, url, forWhom: "Посетители", claims })],
});

export const residentsParkingHead = ({
  map,
  contacts,
  claims,
  url,
}: CommonProps & ComponentProps<typeof ResidentsParkingPage>): PageHead => ({
  title: `Парковка для резидентов парка ${parkName.quoted}`,
  description: `${spacesInWords(map)} для машин арендаторов: ${map.zones.length > 0 ? "схема зон и плата" : "где стоять"}${claims ? statedParking.residents : ", кого спросить о договоре."}`,
  crumbs: [{ text: "Парковка", href: href("parking", {}) }, { text: "Резидентам" }],
  sheets: ["page", "places"],
  image: "parking",
  structured: () => [parkingFacility({ map, contacts, url, forWhom: "Резиденты", claims })],
});

export const routeHead = ({ contacts, claims, url }: CommonProps & ComponentProps<typeof RoutePage>): PageHead => ({
  title: `Как добраться до ${parkName.genitive}`,
  description:
    claims?.routeDescription ??
    `Адрес ${parkName.genitive}: ${addressInWords({ ...contacts.address, postalCode: "" })}. Координаты и маршрут на машине и на транспорте.`,
  crumbs: [{ text: "Как добраться" }],
  sheets: ["page", "places"],
  image: "route",
  structured: () => [parkPlace({ contacts, url })],
});

export const residentsRouteHead = ({
  contacts,
  claims,
  cabinetUrl,
  url,
}: CommonProps & ComponentProps<typeof ResidentsRoutePage>): PageHead => ({
  title: `Как добраться: резидентам парка ${parkName.quoted}`,
  description:
    claims?.residentsRouteDescription ??
    `Дорога для тех, кто работает в ${parkName.prepositional}: ${cabinetUrl ? "парковка, пропуска и кабинет арендатора" : "адрес, парковка, телефон"}.`,
  crumbs: [{ text: "Как добраться", href: href("route", {}) }, { text: "Резидентам" }],
  sheets: ["page", "places"],
  image: "route",
  structured: () => [parkPlace({ contacts, url })],
});
