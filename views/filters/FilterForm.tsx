import type { ReactNode } from "react";
import { buttonClass } from "../ui/Button.tsx";

type Props = {
  action: string;
  fragment: string;
  label: string;
  className?: string;
  children: ReactNode;
};

/**
 * A filter as a form. Without script it is a GET to `action`. With htmx, every change requests `fragment`, whose query
 * includes the page's path parameters, and swaps the results. `children` are its fields and buttons. Only inside
 * `listLinks`: form and links share its target and its queue.
 */
export function FilterForm({ action, fragment, label, className, children }: Props) {
  return (
    <form
      id="filter"
      className={className}
      method="get"
      action={action}
      aria-label={label}
      noValidate
      hx-get={fragment}
      hx-trigger="input delay:250ms, submit"
    >
      {children}
    </form>
  );
}

/** A page's address and its fragment. Beside a filter bar `browser/addresses.ts` derives the fragment. */
export type ListLink = { href: string; fragment?: string | undefined };

type LinkProps = ListLink & {
  className?: string | undefined;
  id?: string | undefined;
  current?: boolean | undefined;
  label?: string | undefined;
  /** Whether the address says the whole choice, and not only what a press changes. */
  whole?: boolean | undefined;
  children: ReactNode;
};

/** htmx attributes that a list's links and filter inherit from the list's element. */
export const listLinks: Record<string, string> = {
  "hx-target:inherited": "#results",
  "hx-sync:inherited": "#filter:replace",
};

/** A link that changes the list: a page without script, a swap with htmx. Only inside `listLinks`. */
export function FilterLink({ href, fragment, className, id, current, label, whole, children }: LinkProps) {
  return (
    <a
      className={className}
      id={id}
      href={href}
      aria-current={current ? "true" : undefined}
      aria-label={label}
      hx-get={fragment}
      data-whole={whole ? "" : undefined}
    >
      {children}
    </a>
  );
}

/** Without script a field outside the filter's form has no button beside it: this one sends the form. */
export const SubmitWithoutScript = ({ children }: { children: string }) => (
  <noscript>
    <button type="submit" form="filter" className={buttonClass("outline")}>
      {children}
    </button>
  </noscript>
);

/** What a form's fields do not show of a choice stays in it unseen. */
export const HiddenFields = ({
  values,
}: {
  values: readonly (readonly [name: string, value: string | number | undefined])[];
}) =>
  values.map(
    ([name, value]) => value !== undefined && <input key={name + value} type="hidden" name={name} value={value} />,
  );
