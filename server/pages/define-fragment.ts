import type { ReactElement } from "react";
import type { FilterField } from "../../views/filters/define-filter.ts";
import type { Rendered } from "../render/ready-answer.ts";
import { fragmentHtml, type LeftOut } from "../render/render-html.ts";
import { renderTurn } from "../render/render-queue.ts";
import { atomXml, type Feed } from "./atom.ts";
import type { Ask } from "./define-page.ts";

/** Like a page's request, but a fragment depends on its query only. `reportLeftOut` gets drawings that failed. */
export type FragmentAsk = Omit<Ask, "params" | "url"> & { reportLeftOut?: (drawing: LeftOut) => void };

type Answer = Pick<Rendered, "headers" | "body">;

/** An answer that is cached like a page, with noindex, and has no path parameters: a part of a page, or a feed. */
export type Fragment = {
  path: `/${string}`;
  canonicalQuery: (query: URLSearchParams) => URLSearchParams;
  /** See `PageDefinition.showsTime`. */
  showsTime: boolean;
  /** Undefined for a 404. The headers come on top of a fragment's usual ones. */
  answer: (ask: FragmentAsk) => Promise<Answer | undefined>;
};

/** `load` returns undefined for a 404. */
type Definition<Params, Props> = Pick<Fragment, "path" | "canonicalQuery"> & {
  showsTime?: boolean;
  /** Keys that the page with the same content has not; `load` gets their values. */
  params?: { [Key in keyof Params]: Pick<FilterField<Params[Key]>, "read"> };
  load: (ask: FragmentAsk, params: Partial<Params>) => Promise<Props | undefined>;
};

function answerWith<Params, Props>(
  definition: Definition<Params, Props>,
  show: (props: Props, ask: FragmentAsk) => Promise<Answer>,
): Fragment {
  const { path, canonicalQuery, showsTime = false, params, load } = definition;
  const fields: [string, Pick<FilterField<string>, "read">][] = Object.entries(params ?? {});
  const valuesIn = (query: URLSearchParams) =>
    fields.flatMap(([key, { read }]) => {
      const value = read(query.getAll(key));
      return value === undefined ? [] : [[key, value] as const];
    });
  return {
    path,
    showsTime,
    canonicalQuery(query) {
      const canonical = canonicalQuery(query);
      for (const [key, value] of valuesIn(query)) canonical.set(key, value);
      return canonical;
    },
    async answer(ask) {
      // Safe: each value was read by the field of its key.
      const props = await load(ask, Object.fromEntries(valuesIn(ask.query)) as Partial<Params>);
      return props && show(props, ask);
    },
  };
}

type FragmentDefinition<Params, Props> = Definition<Params, Props> & {
  view: (props: Props) => ReactElement;
  /** The page with the same content, for the address bar. "push" adds a history entry. */
  address?: (props: Props) => { url: string; step: "push" | "replace" };
};

/** A part of a page that htmx swaps in. */
export function defineFragment<Params extends Record<string, string>, Props>(
  definition: FragmentDefinition<Params, Props>,
): Fragment {
  const { view, address } = definition;
  return answerWith(definition, async (props, { reportLeftOut }) => {
    await renderTurn();
    const shown = address?.(props);
    const step = shown?.step === "push" ? "HX-Push-Url" : "HX-Replace-Url";
    return { headers: shown ? { [step]: shown.url } : {}, body: fragmentHtml(view(props), reportLeftOut) };
  });
}

const feedHeaders = {
  "Content-Type": "application/atom+xml; charset=utf-8",
  "Cache-Control": "public, max-age=300, stale-while-revalidate=600, stale-if-error=86400",
};

/** An Atom feed, cached and conditional like pages. */
export const defineFeed = <Params extends Record<string, string>>(definition: Definition<Params, Feed>): Fragment =>
  answerWith(definition, async (feed) => ({ headers: feedHeaders, body: atomXml(feed) }));
