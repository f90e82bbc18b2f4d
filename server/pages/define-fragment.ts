import type { ReactElement } from "react";
import type { Ask } from "./define-page.ts";

/** A part of a page that htmx swaps in. Its address starts with /fragments/; it is cached like a page, with noindex. */
export type FragmentAnswer = {
  body: ReactElement;
  /** The page with the same content, for the address bar. "push" adds a history entry. */
  address?: { url: string; step: "push" | "replace" };
};

/** `load` returns undefined for a 404. */
export type FragmentDefinition<Props> = {
  path: `/fragments/${string}`;
  canonicalQuery: (query: URLSearchParams) => URLSearchParams;
  load: (ask: FragmentAsk) => Promise<Props | undefined>;
  view: (props: Props) => ReactElement;
  address?: (props: Props) => { url: string; step: "push" | "replace" };
};

/** Like a page's request, but a fragment depends on its query only. */
export type FragmentAsk = Omit<Ask, "params">;

/** A fragment with its props' type erased. */
export type Fragment = {
  path: string;
  canonicalQuery: (query: URLSearchParams) => URLSearchParams;
  answer: (ask: FragmentAsk) => Promise<FragmentAnswer | undefined>;
};

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
