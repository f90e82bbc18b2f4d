import type { ReactElement } from "react";
import type { Content } from "../content/content.ts";
import type { Building, Contacts, Park, RentalCategory } from "../content/park.ts";
import type { AnyFilter } from "../filters/define-filter.ts";
import type { ParkClaims } from "../park/claims/claims.ts";
import type { Model } from "../park/ModelFigure.tsx";
import { href, type RouteName, type RouteParams } from "../routes.ts";
import type { WidgetIds } from "../widgets/all-widgets.ts";
import type { PageHead } from "./head.ts";

/** Props of every page, beside what it loads. `origin` has no slash at its end; `url` is the page's address. */
export type CommonProps = {
  park: Park;
  buildings: Building[];
  categories: RentalCategory[];
  contacts: Contacts;
  phone: string;
  origin: string;
  cabinetUrl: string | undefined;
  claims: ParkClaims | undefined;
  model: Model | undefined;
  url: string;
  now: Date;
};

/** A page's own props go over the common ones. */
export type PageProps<Props> = Omit<CommonProps, keyof Props> & Props;

/** Makes the head of a page from the props of its view: `HeadOf<typeof NewsPage>`. */
export type HeadOf<View extends (props: never) => ReactElement> = (props: PageProps<Parameters<View>[0]>) => PageHead;

/** The part of the configuration that pages may know. `origin` has no slash at its end. */
export type Site = {
  origin: string;
  /** Whether robots are kept out. */
  staging: boolean;
  cabinetUrl: string | undefined;
  designCentreUrl: string | undefined;
  bannerAfterSeconds: number | undefined;
  /** Codes by which webmasters' services know the owner. */
  verifications: { yandex: string | undefined; google: string | undefined };
  widgets: WidgetIds;
  /** Only for the park of their owner. */
  claims: ParkClaims | undefined;
  /** Pictures of the park's model; only for the park of their owner. */
  model: Model | undefined;
};

/** `query` holds only keys that the page reads, in canonical form; `url` is the page's own absolute address. */
export type PageRequest<Name extends RouteName = RouteName> = {
  params: Readonly<Record<keyof RouteParams<Name>, string>>;
  url: string;
  query: URLSearchParams;
  content: Content;
  park: Park;
  site: Site;
  now: Date;
};

/** What decides a page or a fragment, beside its definition. */
export type AnswerInput = Pick<PageRequest, "query" | "content" | "site" | "now">;

const commonProps = ({ park, site, url, now }: Pick<PageRequest, "park" | "site" | "url" | "now">): CommonProps => {
  const { buildings, categories, contacts } = park;
  const { origin, cabinetUrl, claims, model } = site;
  return { park, buildings, categories, contacts, phone: contacts.phone, origin, cabinetUrl, claims, model, url, now };
};

/** Checks of a page's parameters by name, which run before `load`: the page exists only if they pass. */
export type GuardName = "id" | "joined" | "rentalCategory";

/** `load` returns undefined for a 404, and throws `NotKnown` without content that it needs. */
type PageDefinition<Name extends RouteName, Props> = {
  route: Name;
  guards?: readonly GuardName[];
  /**
   * The keys that the page reads of a query. Their canonical form is part of the cache key: known keys only, clamped
   * and sorted, without defaults. An empty one of `keys` redirects there: forms without script send them.
   */
  filter?: AnyFilter;
  /** Whether the page tells what is open now: no cache serves it longer than a minute. */
  showsTime?: boolean;
  /** The parameters as the page's own address has them: other spellings redirect there. */
  canonicalParams?: (params: PageRequest<Name>["params"]) => PageRequest<Name>["params"];
  load: (request: PageRequest<Name>) => Props | undefined;
  view: (props: PageProps<Props>) => ReactElement;
  head: (props: PageProps<NoInfer<Props>>) => PageHead;
};

export type PageAnswer = { head: PageHead & { canonical: string }; main: ReactElement };

/** A page with its props' type erased. */
export type Page<Name extends RouteName = RouteName> = {
  canonicalParams: (params: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
} & Required<Pick<PageDefinition<Name, never>, "route" | "guards" | "filter" | "showsTime">> & {
    answer: (input: AnswerInput & { params: Readonly<Record<string, string>> }) => PageAnswer | undefined;
  };

const noQuery: AnyFilter = { keys: [], canonicalQuery: () => new URLSearchParams(), holdsWords: () => false };

export function definePage<Name extends RouteName, Props>(definition: PageDefinition<Name, Props>): Page<Name> {
  const { route, guards = [], filter = noQuery, showsTime = false, load, view, head } = definition;
  const { canonicalParams = (params) => params } = definition;
  return {
    route,
    guards,
    filter,
    showsTime,
    // Safe: the router matched the route's own pattern.
    canonicalParams: (params) => canonicalParams(params as PageRequest<Name>["params"]),
    answer(input) {
      // Safe: the router matched the route's own pattern.
      const params = input.params as PageRequest<Name>["params"];
      const canonical = href(route, params);
      const request = { ...input, params, url: input.site.origin + canonical, park: input.content.park };
      const loaded = load(request);
      if (loaded === undefined) return undefined;
      const props = { ...commonProps(request), ...loaded };
      return { head: { canonical, ...head(props) }, main: view(props) };
    },
  };
}
