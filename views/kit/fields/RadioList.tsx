type Option = { value: string; text: string; checked: boolean };
type Props = { legend: string; name: string; idPrefix: string; options: Option[] };

/** Single choice, all options visible. Ids are `{idPrefix}-{value}`. */
export function RadioList({ legend, name, idPrefix, options }: Props) {
  return (
    <fieldset className="checkbox-list radio-list">
      <legend>{legend}</legend>
      {options.map(({ value, text, checked }) => (
        <label key={value} className="check">
          <input type="radio" id={`${idPrefix}-${value}`} name={name} value={value} defaultChecked={checked} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
