import { createElement, type ReactElement, type ReactNode } from "react";
import type { AnyFilter, FilterField } from "../filters/define-filter.ts";
import type { AnswerInput, PageRequest } from "./define-page.ts";

/** Like a page's request, but a fragment depends on its query only. */
export type FragmentRequest = Omit<PageRequest, "params" | "url">;

/** A part of a page, with the page of the same content for the address bar ("push" adds a history entry). */
export type FragmentAnswer = { part: ReactElement; address: { url: string; step: "push" | "replace" } | undefined };

/** The part of a filter that a fragment needs. */
type FragmentFilter = Pick<AnyFilter, "canonicalQuery" | "holdsWords">;

/** An answer that is cached like a page, with noindex, and has no path parameters. */
export type Fragment = {
  path: `/${string}`;
  filter: FragmentFilter;
  /** See `PageDefinition.showsTime`. */
  showsTime: boolean;
  /** Undefined for a 404. */
  answer: (input: AnswerInput) => FragmentAnswer | undefined;
};

/** `load` returns undefined for a 404, and throws `NotKnown` without content that it needs. */
type Definition<Params, Loaded> = Pick<Fragment, "path" | "filter"> & {
  showsTime?: boolean;
  /** Keys that the page with the same content has not; `load` gets their values. */
  params?: { [Key in keyof Params]: Pick<FilterField<Params[Key]>, "read"> };
  load: (request: FragmentRequest, params: Partial<Params>) => Loaded | undefined;
};

type FragmentDefinition<Params, Loaded> = Definition<Params, Loaded> & {
  view: (props: Loaded) => ReactElement;
  address?: (props: Loaded) => { url: string; step: "push" | "replace" };
};

/** A part of a page that htmx swaps in. */
export function defineFragment<Params extends Record<string, string>, Loaded>(
  definition: FragmentDefinition<Params, Loaded>,
): Fragment {
  const { path, filter, showsTime = false, params, load, view, address } = definition;
  const fields: [string, Pick<FilterField<string>, "read">][] = Object.entries(params ?? {});
  const valuesIn = (query: URLSearchParams) =>
    fields.flatMap(([key, { read }]) => {
      const value = read(query.getAll(key));
      return value === undefined ? [] : [[key, value] as const];
    });
  const canonicalQuery = (query: URLSearchParams): URLSearchParams => {
    const canonical = filter.canonicalQuery(query);
    for (const [key, value] of valuesIn(query)) canonical.set(key, value);
    return canonical;
  };
  return {
    path,
    showsTime,
    filter: { canonicalQuery, holdsWords: filter.holdsWords },
    answer(input) {
      // Safe: each value was read by the field of its key.
      const values = Object.fromEntries(valuesIn(input.query)) as Partial<Params>;
      const props = load({ ...input, park: input.content.park }, values);
      return props && { part: view(props), address: address?.(props) };
    },
  };
}

type Props = {
  target: string;
  how?: "innerHTML" | "outerHTML" | "innerMorph" | "beforeend";
  children: ReactNode;
};

/** An out-of-band part of a fragment. `target` is a selector. */
export function SwapInto({ target, how = "innerHTML", children }: Props) {
  const attributes: Record<string, string> = { "hx-target": target, "hx-swap": how };
  return createElement<Record<string, string>>("hx-partial", attributes, children);
}
