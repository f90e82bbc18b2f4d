import { Button } from "../kit/Button.tsx";
import { CheckboxList } from "../kit/fields/CheckboxList.tsx";
import { NumberField } from "../kit/fields/NumberField.tsx";
import { RadioList } from "../kit/fields/RadioList.tsx";
import { RangeField } from "../kit/fields/RangeField.tsx";
import { SearchField } from "../kit/fields/SearchField.tsx";
import { SelectField } from "../kit/fields/SelectField.tsx";
import type { Control, RangeControl } from "./controls.ts";

/** The controls of a filter's form. The id of a control is its name, so that focus survives a swap. */
export function FilterControls({ controls }: { controls: Control[] }) {
  return controls.map((control) => <FilterControl key={keyOf(control)} control={control} />);
}

function keyOf(control: Control): string {
  return control.kind === "range" ? control.from.name : control.name;
}

function FilterControl({ control }: { control: Control }) {
  switch (control.kind) {
    case "range":
      return <Range {...control} />;
    case "checkboxes":
      if (control.options.length === 0) return null;
      return (
        <>
          <CheckboxList legend={control.legend} name={control.name} idPrefix={control.name} options={control.options} />
          <Button variant="quiet" id={`${control.name}-all`} name={control.name} value="all">
            {control.all}
          </Button>
        </>
      );
    case "radios":
      return (
        <div className="radio-with-own">
          <RadioList legend={control.legend} name={control.name} idPrefix={control.name} options={control.options} />
          {control.own && <Range {...control.own} />}
        </div>
      );
    case "select":
      return (
        <SelectField
          id={control.name}
          name={control.name}
          label={control.label}
          value={control.value}
          options={control.options}
        />
      );
    case "search":
      return (
        <SearchField
          id={control.name}
          name={control.name}
          label={control.label}
          value={control.value}
          placeholder={control.placeholder}
          maxLength={100}
        />
      );
    case "number":
      return (
        <NumberField
          id={control.name}
          name={control.name}
          label={control.label}
          value={control.value}
          placeholder={control.placeholder}
        />
      );
    case "hidden":
      return control.values.map((value) => <input key={value} type="hidden" name={control.name} value={value} />);
  }
}

function Range({ legend, from, to }: RangeControl) {
  return <RangeField legend={legend} from={{ id: from.name, ...from }} to={{ id: to.name, ...to }} />;
}
