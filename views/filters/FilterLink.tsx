import type { ReactNode } from "react";

/** A page's address and its fragment. Beside a filter bar `browser/list-links.ts` derives the fragment. */
export type ListLink = { href: string; fragment?: string | undefined };

type Props = ListLink & {
  className?: string | undefined;
  id?: string | undefined;
  current?: boolean | undefined;
  label?: string | undefined;
  children: ReactNode;
};

/** htmx attributes that a list's links and filter inherit from the list's element. */
export const listLinks: Record<string, string> = {
  "hx-target:inherited": "#results",
  "hx-sync:inherited": "#filter:replace",
};

/** A link that changes the list: a page without script, a swap with htmx. Only inside `listLinks`. */
export function FilterLink({ href, fragment, className, id, current, label, children }: Props) {
  return (
    <a
      className={className}
      id={id}
      href={href}
      aria-current={current ? "true" : undefined}
      aria-label={label}
      hx-get={fragment}
    >
      {children}
    </a>
  );
}
