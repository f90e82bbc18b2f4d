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
  cabinetUrl: string | undefined;
  designCentreUrl: string | undefined;
  bannerAfterSeconds: number | undefined;
  map2gisKey: string | undefined;
  floors2gisId: string | undefined;
  statements: ParkStatements | undefined;
};

/** A request as pages see it. `query` holds only keys that the page reads, in canonical form. */
export type Ask<Name extends RouteName = RouteName> = {
  params: Readonly<Record<keyof RouteParams<Name>, string>>;
  query: URLSearchParams;
  content: Content;
  site: Site;
  now: Date;
};

/** `load` returns undefined for a 404. */
export type PageDefinition<Name extends RouteName, Props> = {
  route: Name;
  /** Names of checks that run before `load`: "id", "rentalCategory". */
  guards?: readonly string[];
  /**
   * The query's canonical form: known keys only, clamped and sorted, without defaults. It is part of the cache key.
   * Without it the page reads no query.
   */
  canonicalQuery?: (query: URLSearchParams) => URLSearchParams;
  /** Keys of the page's form: if one is empty, the visitor is redirected to the canonical address. */
  queryKeys?: readonly string[];
  load: (ask: Ask<Name>) => Promise<Props | undefined>;
  view: (props: Props) => ReactElement;
  head: (props: Props, ask: Ask<Name>) => Head;
};

/** A loaded page: its head and the content of `<main>`. */
export type PageAnswer = { head: Head; main: ReactElement };

/** A page with its props' type erased. */
export type Page<Name extends RouteName = RouteName> = {
  route: Name;
  guards: readonly string[];
  canonicalQuery: (query: URLSearchParams) => URLSearchParams;
  queryKeys: readonly string[];
  answer: (ask: RawAsk) => Promise<PageAnswer | undefined>;
};

/** Like `Ask`, with the router's path parameters. */
export type RawAsk = Omit<Ask, "params"> & { params: Readonly<Record<string, string>> };

export function definePage<Name extends RouteName, Props>(definition: PageDefinition<Name, Props>): Page<Name> {
  const { route, guards = [], canonicalQuery = () => new URLSearchParams(), queryKeys = [] } = definition;
  const { load, view, head } = definition;
  return {
    route,
    guards,
    canonicalQuery,
    queryKeys,
    async answer(raw) {
      // Safe: the router matched the route's own pattern.
      const ask = raw as Ask<Name>;
      const props = await load(ask);
      return props === undefined ? undefined : { head: head(props, ask), main: view(props) };
    },
  };
}
