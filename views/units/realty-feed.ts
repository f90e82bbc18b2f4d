import { type Building, departmentFor, type Park, storeysOf } from "../content/park.ts";
import { type Unit, unitHeading } from "../content/unit.ts";
import { parkName } from "../park/park-name.ts";
import { href } from "../routes.ts";
import { buildingWords, phrase, telLink } from "../ui/format.ts";
import { plainText } from "../ui/html.ts";
import { pictureFile } from "../ui/image.ts";
import { element, moment } from "../ui/xml.ts";

const commercialTypes = { office: "office", warehouse: "warehouse", trade_area: "retail" } as const;
const buildingTypes = { office: "business center", warehouse: "warehouse", trade_area: "shopping center" } as const;
const officeClass = /^(?:A\+|A|B\+|B|C\+|C)$/;
const descriptionLettersMax = 3000;

/**
 * `firstSeenAt`: when the site first saw a unit (ISO 8601), undefined for units of its first reading. `picture`: the
 * address of a unit's drawn picture. `since`: when the site first read the stock.
 */
export type RealtyStock = {
  units: readonly Unit[];
  park: Park;
  origin: string;
  since: string;
  firstSeenAt: (unit: Unit) => string | undefined;
  picture: (unit: Unit, building: Building | undefined) => string;
};

/**
 * The whole stock for portals, in the format of Yandex Realty for commercial premises to rent. Units with a rent on
 * request are left out: an offer must have a price.
 * Source: https://yandex.ru/support/realty/rules/content-requirements.html
 */
export function realtyXml(stock: RealtyStock): string {
  const offered = stock.units.filter(({ price }) => price > 0);
  const dates = offered.flatMap((unit) => [unit.updatedAt ?? [], stock.firstSeenAt(unit) ?? []].flat());
  const newest = [...dates, stock.since].map(moment).toSorted().at(-1) ?? "";
  const offers = offered.map((unit) => offerXml(unit, stock));
  const begin =
    '<?xml version="1.0" encoding="UTF-8"?>\n<realty-feed xmlns="http://webmaster.yandex.ru/schemas/feed/realty/2010-06">';
  return `${[begin, element("generation-date", newest), ...offers, "</realty-feed>"].join("\n")}\n`;
}

/** Portals take the number alone, without an extension: "+74950000055". */
const dialled = (phone: string) =>
  telLink(phone)
    ?.replace(/^tel:|,.*$/g, "")
    .replace(/^8(?=\d{10}$)/, "+7");

type Values = Readonly<Record<string, string | number | undefined>>;

/** Empty elements are left out. */
function elements(values: Values): string {
  const filled = Object.entries(values).filter(([, value]) => value !== undefined && value !== "");
  return filled.map(([name, value]) => element(name, String(value))).join("");
}

function offerXml(unit: Unit, { park, origin, firstSeenAt, picture }: RealtyStock): string {
  const { buildings, contacts, metro } = park;
  const { address, coordinates, phone, email } = contacts;
  const building = buildings.find(({ id }) => id === unit.building.id);
  const renting = departmentFor(contacts, "rent");
  // The format asks for the day of the offer: the earliest on which the site knows of it. Without one it is left out,
  // for portals would show an old offer as new.
  const knownAt = [firstSeenAt(unit), unit.updatedAt].filter((time) => time !== undefined);
  const [createdAt] = knownAt.map(moment).toSorted();
  const pictures = [...unit.images, ...(unit.plan ? [unit.plan] : [])].map(({ src }) => pictureFile(src, 1600));
  // Portals refuse pictures with words, but an offer without any is hardly seen.
  const images = (pictures.length > 0 ? pictures : [picture(unit, building)]).map((path) =>
    element("image", origin + path),
  );
  const parts = [
    elements({
      type: "аренда",
      category: "коммерческая",
      "commercial-type": commercialTypes[unit.category],
      "commercial-building-type": building?.use && buildingTypes[building.use],
      url: origin + href("unit", { id: unit.id }),
      "creation-date": createdAt,
      "last-update-date": unit.updatedAt && moment(unit.updatedAt),
    }),
    `<location>${elements({
      country: address.country || "Россия",
      "locality-name": address.locality,
      address: phrase(address.street, buildingWords(unit.building.number)),
      latitude: coordinates?.lat,
      longitude: coordinates?.lon,
    })}${metro ? `<metro>${elements({ name: metro.station, "time-on-foot": metro.minutes })}</metro>` : ""}</location>`,
    `<sales-agent>${elements({
      name: renting?.people[0]?.name,
      phone: dialled(renting?.phone ?? phone) ?? dialled(phone),
      email: renting?.email ?? email,
      category: "владелец",
      organization: parkName.title,
      url: origin,
    })}</sales-agent>`,
    `<price>${elements({ value: unit.price, currency: "RUB", period: "месяц", "taxation-form": "НДС" })}</price>`,
    element("deal-status", "direct rent"),
    `<area>${elements({ value: unit.square, unit: "кв. м" })}</area>`,
    ...images,
    elements(premises(unit, building)),
  ];
  return `<offer internal-id="${unit.id}">${parts.join("")}</offer>`;
}

/** What the unit and its building are. */
function premises(unit: Unit, building: Building | undefined): Values {
  const { access, heatedTo, water } = unit;
  const classOf = unit.class ?? building?.class ?? "";
  const storeys = building ? storeysOf(building) : [];
  return {
    description: describe(unit),
    floor: unit.floor.number,
    "floors-total": storeys.at(-1),
    "building-name": `${parkName.plain}, ${buildingWords(unit.building.number)}`,
    "built-year": building?.year,
    "office-class": unit.category === "office" && officeClass.test(classOf) ? classOf : undefined,
    "ceiling-height": unit.clearHeight,
    "truck-entrance": access?.vehicle === "semitrailer" ? "да" : undefined,
    ramp: access?.ramp ? "да" : undefined,
    "temperature-comment": heatedTo && heatedTo > 0 ? `не ниже +${heatedTo} °C` : undefined,
    "water-supply": water === undefined ? undefined : yesOrNo(water),
  };
}

const yesOrNo = (value: boolean): string => (value ? "да" : "нет");

/** What the owner writes, else the qualities that the API tells. */
function describe(unit: Unit): string {
  const { number, description, features, facts } = unit;
  const words = plainText(description);
  const listed = [...features, ...facts.map((fact) => `${fact.name}: ${fact.value}`)].join("; ");
  return [`${unitHeading(unit)}, ${number}.`, words || listed].join(" ").trim().slice(0, descriptionLettersMax);
}
