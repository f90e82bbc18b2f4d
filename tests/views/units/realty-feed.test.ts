import { describe, expect, test } from "vitest";
import type { Building } from "../../../views/content/park.ts";
import type { Unit } from "../../../views/content/unit.ts";
import type { SafeHtml } from "../../../views/ui/html.ts";
import { realtyXml } from "../../../views/units/realty-feed.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";
import { aBuilding, aUnit } from "../samples.ts";

const site = siteForFile();
const parts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, "gs"))].map(([, text = ""]) => text);
const absolute = /^http:\/\/site\.test\/\S+$/;
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/;

/** What an offer of commercial premises to rent must have, by Yandex' requirements: an element, and its values. */
const required: [element: string, values: RegExp][] = [
  ["type", /^аренда$/],
  ["category", /^коммерческая$/],
  ["commercial-type", /^(?:office|warehouse|retail)$/],
  ["building-name", /^Параллель 55, корпус \d$/],
  ["url", absolute],
  ["creation-date", time],
  ["last-update-date", time],
  ["deal-status", /^direct rent$/],
  [
    "location",
    /<country>Россия<\/country>.*<locality-name>[^<]+<\/locality-name><address>[^<]+<\/address><latitude>55\.\d+<\/latitude><longitude>37\.\d+<\/longitude><metro><name>[^<]+<\/name><time-on-foot>\d+<\/time-on-foot><\/metro>$/,
  ],
  ["sales-agent", /<phone>\+7\d{10}<\/phone>.*<category>владелец<\/category>/],
  [
    "price",
    /^<value>[1-9]\d*(?:\.\d+)?<\/value><currency>RUB<\/currency><period>месяц<\/period><taxation-form>НДС<\/taxation-form>$/,
  ],
  ["area", /^<value>[1-9]\d*(?:\.\d+)?<\/value><unit>кв\. м<\/unit>$/],
  ["description", /^[^<]{20,}$/],
  ["floor", /^-?\d+$/],
  ["floors-total", /^\d+$/],
];
/** What only some offers have. */
const optional: [element: string, values: RegExp][] = [
  ["commercial-building-type", /^(?:business center|warehouse|shopping center)$/],
  ["office-class", /^(?:A\+|A|B\+|B|C\+|C)$/],
  ["built-year", /^\d{4}$/],
  ["ceiling-height", /^\d+(?:\.\d+)?$/],
  ["truck-entrance", /^да$/],
  ["ramp", /^да$/],
  ["water-supply", /^(?:да|нет)$/],
  ["temperature-comment", /^не ниже \+\d+ °C$/],
];

/** Elements that hold others, some of which have the name of an element of the offer itself. */
const nesting = /^(?:location|sales-agent|price|area)$/;

function expectWholeOffer(offer: string, unitName: string): void {
  const withoutNested = offer.replace(/<(location|sales-agent|price|area)>.*?<\/\1>/gs, "");
  for (const [name, values] of required) {
    const [found, ...more] = parts(nesting.test(name) ? offer : withoutNested, name);
    expect([found, more.length], `${name} of ${unitName}`).toEqual([expect.stringMatching(values), 0]);
  }
  for (const [name, values] of optional) {
    for (const found of parts(withoutNested, name)) expect(found, `${name} of ${unitName}`).toMatch(values);
  }
  const images = parts(offer, "image");
  expect(images.length).toBeGreaterThan(0);
  for (const image of images) expect(image).toMatch(absolute);
}

describe("The portals' feed", () => {
  test("offers the whole stock, and each offer has what the format requires", async () => {
    const { status, headers, html: xml } = await site.read("/feeds/realty.xml");
    expect([status, headers["content-type"]]).toEqual([200, "application/xml; charset=utf-8"]);
    expect(xml).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<realty-feed xmlns="http:\/\/webmaster\.yandex\.ru\/schemas\/feed\/realty\/2010-06">\n<generation-date>/,
    );
    const offers = parts(xml, "offer");
    const units = site.content.units.filter(({ price }) => price > 0);
    expect(units.length).toBeGreaterThan(100);
    expect([...xml.matchAll(/<offer internal-id="(\d+)">/g)].map(([, id]) => Number(id))).toEqual(
      units.map(({ id }) => id),
    );
    for (const [at, offer] of offers.entries()) expectWholeOffer(offer, `unit ${units[at]?.id}`);
    const picture = parts(offers[0] ?? "", "image").at(-1) ?? "";
    await site.get(new URL(picture).pathname).expect("Content-Type", "image/png");
  });

  const photo = { src: "/media/1.jpg", alt: "", width: 10, height: 10 };
  const feedOf = (
    unit: Partial<Unit>,
    building: Partial<Building> = {},
    phone = "+7 (495) 000-00-55",
    firstSeen?: string,
  ) =>
    realtyXml({
      units: [aUnit(1, { price: 1000, building: { id: 1, number: "1" }, ...unit })],
      park: {
        ...site.content.park,
        buildings: [{ ...aBuilding(1, 3), ...building }],
        contacts: { ...site.content.park.contacts, phone, departments: [] },
      },
      origin: "http://site.test",
      since: "2026-11-01T00:00:00Z",
      firstSeenAt: () => firstSeen,
      picture: () => "/og/units/1.0.png",
    });

  test("has no storeys of a building that tells none, and its class for offices only", () => {
    expect(feedOf({}, { floors: [] })).not.toContain("<floors-total>");
    expect(feedOf({ category: "office" }, { class: "A" })).toContain("<office-class>A</office-class>");
    expect(feedOf({ category: "warehouse" }, { class: "A" })).not.toContain("office-class");
  });
  test("says what kind of building it is, where its use is told", () => {
    const kinds = (["office", "warehouse", "trade_area", undefined] as const).map((use) =>
      parts(feedOf({ category: "office" }, { use }), "commercial-building-type"),
    );
    expect(kinds).toEqual([["business center"], ["warehouse"], ["shopping center"], []]);
  });
  test("describes a unit in the owner's words, and by its qualities where there are none", () => {
    const features = ["Окна на север"];
    const described = [feedOf({ features }), feedOf({ features, description: "" as SafeHtml })];
    expect(described.flatMap((xml) => parts(xml, "description"))).toEqual([
      "Офис 50 м², 101. Текст",
      "Офис 50 м², 101. Окна на север",
    ]);
  });
  test("writes phones in the international form, whatever the API writes", () => {
    expect(feedOf({}, {}, "8 (495) 000-00-55, доб. 101")).toContain("<phone>+74950000055</phone>");
    expect(feedOf({}, {}, "8 800 000-00-55")).toContain("<phone>+78000000055</phone>");
  });
  test("shows a picture with words only of a unit without photographs: portals refuse words on them", () => {
    expect(parts(feedOf({}), "image")).toEqual(["http://site.test/og/units/1.0.png"]);
    expect(parts(feedOf({ images: [photo] }), "image")).toEqual([expect.stringContaining("/media/1")]);
  });
  test("dates an offer by the earliest that is known of it, and leaves out what is not known", () => {
    const dates = (xml: string) => ["creation-date", "last-update-date"].map((name) => parts(xml, name));
    expect(dates(feedOf({ updatedAt: undefined })), "nothing is known").toEqual([[], []]);
    const changedLater = feedOf({ updatedAt: "2026-11-20" }, {}, undefined, "2026-11-05T10:00:00Z");
    expect(dates(changedLater)).toEqual([["2026-11-05T10:00:00Z"], ["2026-11-20T00:00:00Z"]]);
    const changedBefore = feedOf({ updatedAt: "2026-10-20" });
    expect(dates(changedBefore)).toEqual([["2026-10-20T00:00:00Z"], ["2026-10-20T00:00:00Z"]]);
  });
  test("has its date where there is nothing to offer", () => {
    expect(feedOf({ price: 0 })).toContain("<generation-date>2026-11-01T");
  });
});
