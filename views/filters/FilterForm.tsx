import type { ReactNode } from "react";

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
