import type { Building } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import type { Titled } from "../sharing/titled.ts";
import type { StructuredData } from "../ui/JsonLd.tsx";
import type { Crumb } from "./frame.ts";
import type { Sheet } from "./sheets.ts";

/**
 * The picture for sharing, 830×356 PNG: `/og/<name>.png`. One a kind of page in `public/og/`; those with a folder are
 * drawn when first asked for.
 */
export type SharingImage =
  | `${SharedContent["kind"]}/${string}`
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

/** The content of a drawn picture for sharing. */
export type SharedContent =
  | { kind: "units"; unit: Unit; building: Building | undefined }
  | { kind: "compare"; units: readonly Unit[]; buildings: readonly Building[] }
  | Titled;

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
  /** The same content as an Atom feed: its root-relative address. */
  feed?: string | undefined;
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
  image?: SharingImage | SharedContent | undefined;
};
