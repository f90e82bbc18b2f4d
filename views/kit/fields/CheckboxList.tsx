import { number } from "../format.ts";

type Option = { value: string | number; text: string; count?: number | undefined; checked?: boolean | undefined };
type Props = { legend: string; name: string; idPrefix: string; options: Option[] };

/** Multiple choice, with the number of results for each option. Ids are `{idPrefix}-{value}`. */
export function CheckboxList({ legend, name, idPrefix, options }: Props) {
  if (options.length === 0) return null;
  return (
    <fieldset className="checkbox-list">
      <legend>{legend}</legend>
      {options.map(({ value, text, count, checked }) => (
        <label key={value} className="check">
          <input type="checkbox" id={`${idPrefix}-${value}`} name={name} value={value} defaultChecked={checked} />
          {text}
          {count !== undefined && <span className="count">{number(count)}</span>}
        </label>
      ))}
    </fieldset>
  );
}
