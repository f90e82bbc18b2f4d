import { createElement, type ReactNode } from "react";

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
