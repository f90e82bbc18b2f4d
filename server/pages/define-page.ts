import type { ReactElement } from "react";
import type { Park } from "../../views/content/park.ts";
import type { AnyFilter } from "../../views/filters/define-filter.ts";
import type { CommonProps, PageProps } from "../../views/layout/common-props.ts";
import type { Head, PageHead } from "../../views/layout/head.ts";
import type { ParkClaims } from "../../views/park/claims/claims.ts";
import type { Model } from "../../views/park/model.ts";
import { href, type RouteName, type RouteParams } from "../../views/routes.ts";
import type { WidgetIds } from "../../views/widgets/all-widgets.ts";
import type { Content } from "../content/content.ts";
import type { GuardName } from "./guards.ts";
import { shareName } from "./sharing/share-address.ts";

/** `origin` has no slash at its end; `claims` only for the park of their owner. */
export type Site = {
  origin: string;
  /** Whether robots are kept out. */
  staging: boolean;
  cabinetUrl: string | undefined;
  designCentreUrl: string | undefined;
  bannerAfterSeconds: number | undefined;
  widgets: WidgetIds;
  claims: ParkClaims | undefined;
  /** Pictures of the park's model; only for the park of their owner. */
  model: Model | undefined;
};

/** `query` holds only keys that the page reads, in canonical form; `url` is the page's own absolute address. */
export type Ask<Name extends RouteName = RouteName> = {
  params: Readonly<Record<keyof RouteParams<Name>, string>>;
  url: string;
  query: URLSearchParams;
  content: Content;
  park: Park;
  site: Site;
  now: Date;
};

const commonProps = ({ park, site, url, now }: Pick<Ask, "park" | "site" | "url" | "now">): CommonProps => {
  const { buildings, categories, contacts } = park;
  const { origin, cabinetUrl, claims, model } = site;
  return { park, buildings, categories, contacts, phone: contacts.phone, origin, cabinetUrl, claims, model, url, now };
};

/** `load` returns undefined for a 404. */
type PageDefinition<Name extends RouteName, Props> = {
  route: Name;
  /** Names of checks that run before `load`: "id", "rentalCategory". */
  guards?: readonly GuardName[];
  /**
   * The keys that the page reads of a query. Their canonical form is part of the cache key: known keys only, clamped
   * and sorted, without defaults. An empty one of `keys` redirects there: forms without script send them.
   */
  filter?: AnyFilter;
  /** Whether the page tells what is open now: no cache serves it longer than a minute. */
  showsTime?: boolean;
  /** The parameters as the page's own address has them: other spellings redirect there. */
  canonicalParams?: (params: Ask<Name>["params"]) => Ask<Name>["params"];
  load: (ask: Ask<Name>) => Promise<Props | undefined>;
  view: (props: PageProps<Props>) => ReactElement;
  head: (props: PageProps<NoInfer<Props>>) => PageHead;
};

export type PageAnswer = { head: Head; main: ReactElement };

/** A page with its props' type erased. */
export type Page<Name extends RouteName = RouteName> = {
  canonicalParams: (params: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
} & Required<Pick<PageDefinition<Name, never>, "route" | "guards" | "filter" | "showsTime">> & {
    answer: (
      ask: Pick<Ask, "query" | "content" | "site" | "now"> & { params: Readonly<Record<string, string>> },
    ) => Promise<PageAnswer | undefined>;
  };

const nameOf = (image: PageHead["image"]) => (typeof image === "object" ? shareName(image) : image);

const noQuery = { keys: [], canonicalQuery: () => new URLSearchParams() };

export function definePage<Name extends RouteName, Props>(definition: PageDefinition<Name, Props>): Page<Name> {
  const { route, guards = [], filter = noQuery, showsTime = false, load, view, head } = definition;
  const { canonicalParams = (params) => params } = definition;
  return {
    route,
    guards,
    filter,
    showsTime,
    // Safe: the router matched the route's own pattern.
    canonicalParams: (params) => canonicalParams(params as Ask<Name>["params"]),
    async answer(given) {
      // Safe: the router matched the route's own pattern.
      const params = given.params as Ask<Name>["params"];
      const canonical = href(route, params);
      const ask = { ...given, params, url: given.site.origin + canonical, park: await given.content.park() };
      const loaded = await load(ask);
      if (loaded === undefined) return undefined;
      const props = { ...commonProps(ask), ...loaded };
      const { image, ...words } = head(props);
      return { head: { canonical, ...words, image: nameOf(image) }, main: view(props) };
    },
  };
}
