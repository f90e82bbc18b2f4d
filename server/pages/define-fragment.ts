import type { ReactElement } from "react";
import { fragmentMarkup } from "../render/html.ts";
import type { Rendered } from "../render/ready-answer.ts";
import { renderTurn } from "../render/render-queue.ts";
import type { Ask } from "./define-page.ts";

/** Like a page's request, but a fragment depends on its query only. */
export type FragmentAsk = Omit<Ask, "params" | "url">;

/** An answer that is cached like a page, with noindex, and has no path parameters: a part of a page, or a feed. */
export type Fragment = {
  path: `/${string}`;
  canonicalQuery: (query: URLSearchParams) => URLSearchParams;
  /** Undefined for a 404. The headers come on top of a fragment's usual ones. */
  answer: (ask: FragmentAsk) => Promise<Pick<Rendered, "headers" | "body"> | undefined>;
};

/** A part of a page that htmx swaps in. `load` returns undefined for a 404. */
type FragmentDefinition<Props> = Omit<Fragment, "answer"> & {
  load: (ask: FragmentAsk) => Promise<Props | undefined>;
  view: (props: Props) => ReactElement;
  /** The page with the same content, for the address bar. "push" adds a history entry. */
  address?: (props: Props) => { url: string; step: "push" | "replace" };
};

export function defineFragment<Props>(definition: FragmentDefinition<Props>): Fragment {
  const { load, view, address, ...addressed } = definition;
  return {
    ...addressed,
    async answer(ask) {
      const props = await load(ask);
      if (props === undefined) return undefined;
      await renderTurn();
      const shown = address?.(props);
      const step = shown?.step === "push" ? "HX-Push-Url" : "HX-Replace-Url";
      return { headers: shown ? { [step]: shown.url } : {}, body: fragmentMarkup(view(props)) };
    },
  };
}
