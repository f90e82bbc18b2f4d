import type { ReactNode } from "react";
import type { Control } from "./controls.ts";
import { FilterControls } from "./FilterControls.tsx";

type Props = {
  action: string;
  fragment: string;
  label: string;
  controls: Control[];
  listensTo?: string;
  looks?: "column" | "row";
  children: ReactNode;
};

/**
 * A filter as a form. Without script it is a plain GET to `action`; with htmx every change asks `fragment` (which already has in its
 * query whatever the page's path says) and the answer goes to #results. The form itself is not swapped while it has the focus.
 * `children` are its buttons. A control elsewhere on the page joins in with `form="filter"`; those inside `listensTo`, a selector, are heard too.
 */
export function FilterForm({ action, fragment, label, controls, listensTo, looks = "column", children }: Props) {
  return (
    <form
      id="filter"
      className={looks === "row" ? "picker picker-line" : "filter-form"}
      method="get"
      action={action}
      aria-label={label}
      noValidate
      hx-get={fragment}
      hx-target="#results"
      hx-swap="innerHTML"
      hx-trigger={`input delay:250ms, submit${listensTo ? `, change from:${listensTo}` : ""}`}
      hx-sync="this:replace"
    >
      {/* Enter in a field presses the first button of a form, which must not be «Все корпуса». */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <div id="filter-fields" className="filter-fields">
        <FilterControls controls={controls} />
      </div>
      <div className="filter-buttons">{children}</div>
    </form>
  );
}
