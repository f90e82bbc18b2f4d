import type { ReactElement } from "react";
import type { Ask } from "./define-page.ts";

/**
 * A piece of a page that htmx puts in place. It lives under /fragments/, is cached like a page, and is not for
 * searchers.
 */
export type FragmentAnswer = {
  body: ReactElement;
  /** The page that shows the same, for the address bar; "push" makes a step that Back returns from. */
  address?: { url: string; step: "push" | "replace" };
};

/**
 * What a fragment is made of. `path` begins with /fragments/. `load` answers undefined when there is no such thing: a
 * 404.
 */
export type FragmentDefinition<Props> = {
  path: `/fragments/${string}`;
  canonicalQuery: (query: URLSearchParams) => URLSearchParams;
  load: (ask: FragmentAsk) => Promise<Props | undefined>;
  view: (props: Props) => ReactElement;
  address?: (props: Props) => { url: string; step: "push" | "replace" };
};

/** As a page's question, without path parameters: all that a fragment depends on is in its query. */
export type FragmentAsk = Omit<Ask, "params">;

/** A fragment of the site, whatever its props are. */
export type Fragment = {
  path: string;
  canonicalQuery: (query: URLSearchParams) => URLSearchParams;
  answer: (ask: FragmentAsk) => Promise<FragmentAnswer | undefined>;
};

/** Makes a fragment of its definition. */
export function defineFragment<Props>({
  path,
  canonicalQuery,
  load,
  view,
  address,
}: FragmentDefinition<Props>): Fragment {
  return {
    path,
    canonicalQuery,
    async answer(ask) {
      const props = await load(ask);
      if (props === undefined) return undefined;
      return address ? { body: view(props), address: address(props) } : { body: view(props) };
    },
  };
}
