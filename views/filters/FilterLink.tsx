import type { ReactNode } from "react";

/** Where a link of a list leads: the page's address, and the fragment that shows the same. */
export type ListLink = { href: string; fragment: string };

type Props = {
  to: ListLink;
  className?: string;
  id?: string;
  current?: boolean | undefined;
  label?: string | undefined;
  /** What the answer replaces: the results, or the place of «Показать ещё». */
  into?: "#results" | "#more";
  children: ReactNode;
};

/** A link that changes what a list shows: a page of its own without script, new results in place with htmx. */
export function FilterLink({ to, className, id, current, label, into = "#results", children }: Props) {
  return (
    <a
      className={className}
      id={id}
      href={to.href}
      aria-current={current ? "true" : undefined}
      aria-label={label}
      hx-get={to.fragment}
      hx-target={into}
      hx-swap={into === "#results" ? "innerHTML" : "outerHTML"}
      hx-sync={into === "#results" ? "#filter:replace" : "this:drop"}
    >
      {children}
    </a>
  );
}
