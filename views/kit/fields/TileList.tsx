import { number } from "../format.ts";

type Option = { value: string; text: string; count?: number | undefined; checked: boolean };
type Props = { type: "checkbox" | "radio"; legend: string; name: string; options: Option[] };

/** Choices as tiles, with the number of results for each. */
export function TileList({ type, legend, name, options }: Props) {
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
