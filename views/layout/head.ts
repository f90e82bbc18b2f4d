import type { Building } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { listed, upperFirst } from "../ui/format.ts";
import type { StructuredData } from "../ui/JsonLd.tsx";
import type { Sheet } from "./sheets.ts";

/**
 * The picture for sharing, 830×356 PNG: `/og/<name>.png`. One a kind of page in `public/og/`; those of units are drawn
 * when first asked for.
 */
export type SharingImage =
  | `units/${string}`
  | "default"
  | "home"
  | "office"
  | "warehouse"
  | "trade_area"
  | "unit"
  | "news"
  | "services"
  | "shops"
  | "vacancies"
  | "advertising"
  | "parking"
  | "route"
  | "contacts"
  | "plan";

/** The content of a drawn picture for sharing; `sale`: the rent of the first month, in words. */
export type SharedUnit = { unit: Unit; building: Building | undefined; sale?: string | undefined };

/** A step of the way to a page; the last one, the page itself, has no `href`. */
export type Crumb = { text: string; href?: string | undefined };

/** The head of a page for browsers, search engines and social networks. */
export type Head = {
  /** 30–65 letters where the content allows; unique on the site. */
  title: string;
  /** 110–160 letters; plain text. */
  description: string;
  /** The description for social networks, if it is another. */
  shared?: string | undefined;
  /** Root-relative address under which the page wants to be known; undefined: none (error pages). */
  canonical: string | undefined;
  crumbs: Crumb[];
  image?: SharingImage | undefined;
  /** Styles that the page needs beside those of every page. */
  sheets?: readonly Sheet[] | undefined;
  /** Cards on the page open the banner dialog. */
  opensBanner?: boolean;
  /** Asked for only where it is shown: not where `noindex` is set. A list's has a hundred addresses. */
  structured?: () => StructuredData[];
  /** Not for search engines' indexes (links are followed all the same). */
  noindex?: boolean;
};

/** The head that a page defines: without `canonical`, its address has no query. */
export type PageHead = Omit<Head, "canonical" | "image"> & {
  canonical?: string;
  image?: SharingImage | SharedUnit | undefined;
};

const titleLettersMax = 65;
export const descriptionLettersMax = 160;

/**
 * A title of at most 65 letters: the subject with the first of `tails` that fits; give the longest first.
 * A subject that is too long by itself ends at a whole word with «…».
 */
export function headTitle(subject: string, ...tails: string[]): string {
  const plain = plainSpaces(subject);
  const tail = tails.find((text) => plain.length + text.length <= titleLettersMax);
  return cut(plain + (tail ?? ""), titleLettersMax);
}

/**
 * A description of at most 160 letters: every sentence that still fits, in order; a first one that is too long is cut.
 * The content's own sentences may lack their full stop.
 */
export function headDescription(...sentences: (string | false | undefined)[]): string {
  let text = "";
  for (const sentence of sentences) {
    if (!sentence) continue;
    const longer = `${text} ${ended(plainSpaces(sentence))}`.trim();
    if (text === "") text = cut(longer, descriptionLettersMax);
    else if (longer.length <= descriptionLettersMax) text = longer;
  }
  return text;
}

const ended = (sentence: string): string => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);

/** «Планы этажей, цены и телефон.»: only what holds, as the data must have what is promised. Empty if nothing holds. */
export function promised(...things: (string | false | undefined)[]): string {
  const text = listed(things.filter((thing): thing is string => typeof thing === "string" && thing !== ""));
  return text && `${upperFirst(text)}.`;
}

/** Ends a text at a whole word with «…» where it is longer than `lettersMax`. */
function cut(text: string, lettersMax: number): string {
  if (text.length <= lettersMax) return text;
  return `${text.slice(0, lettersMax).replace(/[\s—–,.:;(«]*\s\S*$/, "")}…`;
}

function plainSpaces(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
