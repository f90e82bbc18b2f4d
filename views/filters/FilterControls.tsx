import { Button } from "../kit/Button.tsx";
import { RadioList, TileList } from "../kit/fields/ChoiceLists.tsx";
import { DateField, NumberField, SearchField, SelectField } from "../kit/fields/LabelledFields.tsx";
import { RangeField } from "../kit/fields/RangeField.tsx";
import type { Control, RangeControl } from "./controls.ts";

/** The controls of a filter form. A field's id is its name, so that focus survives a swap; tiles keep their order. */
export function FilterControls({ controls, tiles = false }: { controls: Control[]; tiles?: boolean }) {
  return controls.map((control) => <FilterControl key={keyOf(control)} control={control} tiles={tiles} />);
}

function keyOf(control: Control): string {
  if (control.kind === "range") return control.from.name;
  return control.kind === "checkboxes" ? `${control.name} ${control.legend}` : control.name;
}

function FilterControl({ control, tiles }: { control: Control; tiles: boolean }) {
  switch (control.kind) {
    case "range":
      return <Range {...control} />;
    case "checkboxes":
      if (control.options.length === 0) return null;
      return (
        <fieldset>
          <TileList type="checkbox" {...control} />
          {control.all && (
            <Button variant="quiet" id={`${control.name}-all`} name={control.name} value="all">
              {control.all}
            </Button>
          )}
        </fieldset>
      );
    case "radios":
      if (!tiles)
        return (
          <RadioList legend={control.legend} name={control.name} idPrefix={control.name} options={control.options} />
        );
      return (
        <fieldset>
          <TileList type="radio" {...control} />
          {Object.entries(control.opens ?? {}).map(([option, opened]) => (
            <div key={option} className={`opens-${option}`}>
              <FilterControl control={opened} tiles={tiles} />
            </div>
          ))}
        </fieldset>
      );
    case "select": {
      const { kind, ...field } = control;
      return <SelectField id={control.name} {...field} />;
    }
    case "search": {
      const { kind, ...field } = control;
      return <SearchField id={control.name} {...field} maxLength={100} />;
    }
    case "number": {
      const { kind, ...field } = control;
      return <NumberField id={control.name} {...field} />;
    }
    case "date": {
      const { kind, ...field } = control;
      return <DateField id={control.name} {...field} />;
    }
    case "hidden":
      return control.values.map((value) => <input key={value} type="hidden" name={control.name} value={value} />);
  }
}

function Range({ legend, from, to, hint }: RangeControl) {
  return <RangeField legend={legend} hint={hint} from={{ id: from.name, ...from }} to={{ id: to.name, ...to }} />;
}
