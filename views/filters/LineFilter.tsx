import type { ReactNode } from "react";
import type { Control } from "./controls.ts";
import { FilterControls } from "./FilterControls.tsx";
import { FilterForm } from "./FilterForm.tsx";

type Props = {
  action: string;
  fragment: string;
  label: string;
  controls: Control[];
  children: ReactNode;
};

/** A filter with few fields, in a line. It is not swapped while it has focus. `children` are its buttons. */
export function LineFilter({ controls, children, ...form }: Props) {
  return (
    <FilterForm {...form} className="picker picker-line">
      <div id="filter-fields" className="filter-fields">
        <FilterControls controls={controls} />
      </div>
      <div className="filter-buttons">{children}</div>
    </FilterForm>
  );
}
