import type { ReactNode } from "react";
import type { Control } from "./controls.ts";
import { FilterControls } from "./FilterControls.tsx";

type Props = {
  action: string;
  fragment: string;
  label: string;
  controls: Control[];
  children: ReactNode;
};

/**
 * A filter as a form. Without script it is a GET to `action`. With htmx, every change requests `fragment`, whose query
 * includes the page's path parameters, and swaps #results. The form is not swapped while it has focus. `children` are
 * its buttons.
 */
export function FilterForm({ action, fragment, label, controls, children }: Props) {
  return (
    <form
      id="filter"
      className="picker picker-line"
      method="get"
      action={action}
      aria-label={label}
      noValidate
      hx-get={fragment}
      hx-target="#results"
      hx-swap="innerHTML"
      hx-trigger="input delay:250ms, submit"
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
