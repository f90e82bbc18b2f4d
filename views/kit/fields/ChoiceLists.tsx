import { number } from "../format.ts";

type Option = { value: string; text: string; count?: number | undefined; checked: boolean };
type Props = { legend: string; name: string; idPrefix: string; options: Option[] };

/** Single choice, all options visible. Ids are `{idPrefix}-{value}`. */
export function RadioList({ legend, name, idPrefix, options }: Props) {
  return (
    <fieldset className="checkbox-list radio-list">
      <legend>{legend}</legend>
      {options.map(({ value, text, count, checked }) => (
        <label key={value} className="check">
          <input type="radio" id={`${idPrefix}-${value}`} name={name} value={value} defaultChecked={checked} />
          {`${text} `}
          {count !== undefined && <small>{`${number(count)} `}</small>}
        </label>
      ))}
    </fieldset>
  );
}

type TilesProps = { type: "checkbox" | "radio"; legend: string; name: string; options: Option[] };

/** Choices as tiles, with the number of results for each. */
export function TileList({ type, legend, name, options }: TilesProps) {
  return (
    <>
      <legend>{legend}</legend>
      {options.map(({ value, text, count, checked }) => (
        <label key={value} className="tile" data-count={count === undefined ? undefined : number(count)}>
          <input type={type} name={name} value={value} defaultChecked={checked} />
          {`${text} `}
        </label>
      ))}
    </>
  );
}
