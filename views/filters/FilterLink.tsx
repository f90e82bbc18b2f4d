import type { ReactNode } from "react";

/** A page's address and its fragment. Beside a filter bar `browser/list-links.ts` derives the fragment. */
export type ListLink = { href: string; fragment?: string | undefined };

type Props = {
  to: ListLink;
  className?: string | undefined;
  id?: string | undefined;
  current?: boolean | undefined;
  label?: string | undefined;
  /** The swap target, if not the results: the place of «Показать ещё». */
  into?: "#more";
  children: ReactNode;
};

/** htmx attributes that a list's links and filter inherit from the list's element. */
export const listLinks: Record<string, string> = {
  "hx-target:inherited": "#results",
  "hx-sync:inherited": "#filter:replace",
};

/** A link that changes the list: a page without script, a swap with htmx. Only inside `listLinks`. */
export function FilterLink({ to, className, id, current, label, into, children }: Props) {
  return (
    <a
      className={className}
      id={id}
      href={to.href}
      aria-current={current ? "true" : undefined}
      aria-label={label}
      hx-get={to.fragment}
      {...(into === "#more" && { "hx-target": into, "hx-swap": "outerHTML", "hx-sync": "this:drop" })}
    >
      {children}
    </a>
  );
}
