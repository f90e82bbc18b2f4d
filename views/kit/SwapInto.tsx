import { createElement, type ReactNode } from "react";

type Props = { target: string; how?: "innerHTML" | "innerMorph" | "beforeend" | "beforebegin"; children: ReactNode };

/** In a fragment: a piece that htmx puts somewhere else than the rest. `target` is a selector. */
export function SwapInto({ target, how = "innerHTML", children }: Props) {
  const attributes: Record<string, string> = { "hx-target": target, "hx-swap": how };
  return createElement<Record<string, string>>("hx-partial", attributes, children);
}
