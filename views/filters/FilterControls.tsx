import { SearchField } from "../ui/fields/LabelledFields.tsx";
import type { Control } from "./controls.ts";

/** The fields of a list's form. A field's id is its name, so that focus survives a swap. */
export function FilterControls({ controls }: { controls: Control[] }) {
  return controls.map((control) => {
    if (control.kind === "hidden")
      return control.values.map((value) => (
        <input key={control.name + value} type="hidden" name={control.name} value={value} />
      ));
    const { kind, ...field } = control;
    return <SearchField key={control.name} id={control.name} {...field} maxLength={100} />;
  });
}
