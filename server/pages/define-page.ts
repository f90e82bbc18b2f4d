import type { ReactElement } from "react";
import type { Head } from "../../views/layout/head.ts";
import type { ParkStatements } from "../../views/park/statements/statements.ts";
import type { RouteName, RouteParams } from "../../views/routes.ts";
import type { Content } from "../content/content.ts";

/**
 * What of the site's configuration pages may know. `origin` has no slash at its end; `statements` only for the park of
 * their owner.
 */
export type Site = {
  origin: string;
  cabinetUrl: string;
  designCentreUrl: string;
  bannerAfterSeconds: number | undefined;
  map2gisKey: string | undefined;
  floors2gisId: string | undefined;
  statements: ParkStatements | undefined;
};

/** A visitor's question as a page gets it. `query` holds only the keys that the page reads. */
export type Ask<Name extends RouteName = RouteName> = {
  params: Readonly<Record<keyof RouteParams<Name>, string>>;
  query: URLSearchParams;
  content: Content;
  site: Site;
  now: Date;
};

/** What a page is made of. `load` answers undefined when there is no such thing: the visitor gets a 404. */
export type PageDefinition<Name extends RouteName, Props> = {
  route: Name;
  /** Checks that run before anything is loaded, by name: "id", "rentalCategory". */
  guards?: readonly string[];
  /**
   * The query's canonical form: what of it the page reads, clamped and sorted, defaults left out. The page is cached
   * under it. Without it the page reads no query.
   */
  canonicalQuery?: (query: URLSearchParams) => URLSearchParams;
  /** Keys of the page's form: where one of them is empty, the visitor is led to the canonical address. */
  queryKeys?: readonly string[];
  load: (ask: Ask<Name>) => Promise<Props | undefined>;
  view: (props: Props) => ReactElement;
  head: (props: Props, ask: Ask<Name>) => Head;
};

/** A page ready to be put together: its head, and what stands in `<main>`. */
export type PageAnswer = { head: Head; main: ReactElement };

/** A page of the site, whatever its props are. */
export type Page<Name extends RouteName = RouteName> = {
  route: Name;
  guards: readonly string[];
  canonicalQuery: (query: URLSearchParams) => URLSearchParams;
  queryKeys: readonly string[];
  answer: (ask: RawAsk) => Promise<PageAnswer | undefined>;
};

/** A question whose path parameters are as the router found them. */
export type RawAsk = Omit<Ask, "params"> & { params: Readonly<Record<string, string>> };

/** Makes a page of its definition. */
export function definePage<Name extends RouteName, Props>(definition: PageDefinition<Name, Props>): Page<Name> {
  const { route, guards = [], canonicalQuery = () => new URLSearchParams(), queryKeys = [] } = definition;
  const { load, view, head } = definition;
  return {
    route,
    guards,
    canonicalQuery,
    queryKeys,
    async answer(raw) {
      // The router has matched the route's own pattern, so exactly its names are there.
      const ask = raw as Ask<Name>;
      const props = await load(ask);
      return props === undefined ? undefined : { head: head(props, ask), main: view(props) };
    },
  };
}
