import { formAddresses, routeAddresses } from "../pages/route-addresses.ts";
import { hostileUrls, xssPayloads } from "./xss-corpus.ts";

const others = `/arenda-skladov?view=table /arenda-torgovih-pomesheniy?bodies=6&squareFrom=20 /arenda-ofisov?squareTo=1
  /arenda-ofisov?compare=1001&compare=1002 /plan?body=4 /plan?body=4&floor=2 /search?q=alert /shops?page=2
  /requests/success /nothing-here /news/999999
  /fragments/requests/rent?pavilionId=1001 /fragments/requests/vacancy?vacancyId=1 /fragments/search?q=alert
  /fragments/pavilions?category=office&bodies=all /fragments/pavilions?category=office&squareSize=m
  /fragments/shops?part=form /fragments/park?type=office /fragments/shops?page=2&part=cards /fragments/news?page=2`;

/** Pages, forms and fragments of every kind, the pages of all routes first. Each shows content of the API. */
export const shownAddresses: readonly string[] = [...routeAddresses, ...formAddresses(), ...others.split(/\s+/)];

/** Fixed vocabulary: an item with another word is not shown at all. */
const keywords = new Set("office warehouse trade_area free soon messenger default vk telegram".split(" "));
const date = /^\d{4}-\d\d-\d\d(?:T|$)/;
const address = /^(?:https?:\/\/|\/|mailto:|tel:)/;
/** Lists of one page that contain the whole corpus: a third each, two payloads an item. Longer lists are cut. */
const crowded = ["duties", "requirements", "conditions"];
/** The page is first made of the list's row, then of the item's own call. */
const ofCrowdedPage = /^\/vacancies(?:\/1 \.data| \.data\.0)\.(\w+)$/;

function crowd(third: number): string[] {
  const pairs = Array.from({ length: Math.ceil(xssPayloads.length / 2) }, (_, pair) =>
    [2 * pair, 2 * pair + 1].flatMap((at) => (xssPayloads[at] ? [`¤${at}¤${xssPayloads[at]}`] : [])).join(" "),
  );
  const size = Math.ceil(pairs.length / crowded.length);
  return pairs.slice(third * size, (third + 1) * size);
}

const harmful = "<img src=x onerror=alert(1)>";
/** Keys that no item has. They catch components that copy all keys. */
const foreignKeys = Object.getOwnPropertyDescriptors(
  JSON.parse(
    `{"__proto__":{"dangerouslySetInnerHTML":{"__html":"${harmful}"}},"onClick":"alert(1)","hx-on:click":"alert(1)"}`,
  ),
);

/** An evenly distributed number from a text (FNV-1a). */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

/**
 * One HTML string each of ten items. Each contains a tenth of the corpus, so every turn inserts every payload into
 * HTML.
 */
const richPlaces = [
  ...["/pavilions/1001 .data.description", "/services/1 .data.description", "/shops/1 .data.description"],
  ...["/news/1 .data.content", "/vacancies/1 .data.description", "/media-facade-solutions/1 .data.description"],
  ...["agreement", "advertisement", "privacy", "labor_protection"].map(
    (text) => `/init .data.settings.textFiles.${text}.content`,
  ),
];
/** Closes any open context of a payload, so that the next payload is not merely quoted by it. */
const endOfAll = `"'>-->]]></script></style></textarea></title></noscript></xmp></iframe></noembed></noframes></plaintext></svg></math>`;

function richText(tenth: number): string {
  const size = Math.ceil(xssPayloads.length / richPlaces.length);
  const begin = (tenth % richPlaces.length) * size;
  const some = xssPayloads.slice(begin, begin + size);
  return some.map((text, index) => `<p>¤${begin + index}¤${text}${endOfAll}</p>`).join("");
}

/**
 * The content API's answer at `path` with payloads. Prefixes each text with one payload of the corpus. Replaces each
 * address by a hostile one, or in even turns by a valid one that ends in a payload. `turn` changes the assignment of
 * payloads. Three lists of texts and ten HTML strings contain the whole corpus. Kinds, dates, page aliases and ids
 * of groups stay unchanged.
 */
export function spoiled(path: string, json: unknown, turn: number): unknown {
  const [pathname = ""] = path.split("?");
  const numberAt = (place: string) => (spread(`${pathname} ${place}`) + turn * 53) % xssPayloads.length;
  const spoiledText = (text: string, place: string): string => {
    const rich = richPlaces.indexOf(`${pathname} ${place}`);
    if (rich >= 0) return richText(rich + turn);
    const key = place.slice(place.lastIndexOf(".") + 1);
    const at = numberAt(place);
    const payload = xssPayloads[at] ?? "";
    // Pages ask the API for groups by their ids.
    if (key === "alias" || key === "id" || keywords.has(text) || date.test(text)) return text;
    if (text.startsWith("{")) return JSON.stringify(spoiledValue(JSON.parse(text), place));
    return address.test(text) ? spoiledAddress(key, at) : `¤${at}¤${payload} ${text}`;
  };
  const spoiledAddress = (key: string, at: number): string => {
    // A car park map without its picture would be dropped.
    if (turn % 2 === 1 && !pathname.startsWith("/pages/")) return hostileUrls[at % hostileUrls.length] ?? "";
    const begin = key === "src" ? "/" : (["/", "https://example.test/", "mailto:", "tel:"][at % 4] ?? "");
    const payload = xssPayloads[at] ?? "";
    return `${begin}¤${at}¤${payload.replace(/[\p{C}\s\\]/gu, "")}`;
  };
  const spoiledValue = (value: unknown, place: string): unknown => {
    if (typeof value === "string") return spoiledText(value, place);
    const third = crowded.indexOf(ofCrowdedPage.exec(`${pathname} ${place}`)?.[1] ?? "");
    if (third >= 0) return crowd(third);
    if (Array.isArray(value)) return value.map((item, index) => spoiledValue(item, `${place}.${index}`));
    if (typeof value !== "object" || value === null) return value;
    const spoiledObject = Object.entries(value).map(([key, item]) => [key, spoiledValue(item, `${place}.${key}`)]);
    return Object.defineProperties(Object.fromEntries(spoiledObject), "id" in value ? foreignKeys : {});
  };
  return spoiledValue(json, "");
}
