import type { ReactElement } from "react";
import type { Ask } from "./define-page.ts";

/** The page with the same content, for the address bar. "push" adds a history entry. */
type PageAddress = { url: string; step: "push" | "replace" };

/**
 * A part of a page that htmx swaps in; it is cached like a page, with noindex. `load` returns undefined for a 404.
 */
export type FragmentDefinition<Props> = {
  path: `/fragments/${string}`;
  canonicalQuery: (query: URLSearchParams) => URLSearchParams;
  load: (ask: FragmentAsk) => Promise<Props | undefined>;
  view: (props: Props) => ReactElement;
  address?: (props: Props) => PageAddress;
};

/** Like a page's request, but a fragment depends on its query only. */
export type FragmentAsk = Omit<Ask, "params">;

/** A fragment with its props' type erased. */
export type Fragment = Pick<FragmentDefinition<unknown>, "path" | "canonicalQuery"> & {
  answer: (ask: FragmentAsk) => Promise<{ body: ReactElement; address: PageAddress | undefined } | undefined>;
};

export function defineFragment<Props>(definition: FragmentDefinition<Props>): Fragment {
  const { path, canonicalQuery, load, view, address } = definition;
  return {
    path,
    canonicalQuery,
    async answer(ask) {
      const props = await load(ask);
      return props === undefined ? undefined : { body: view(props), address: address?.(props) };
    },
  };
}
