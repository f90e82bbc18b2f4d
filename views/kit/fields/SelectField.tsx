import type { SelectHTMLAttributes } from "react";
import { Labelled } from "./Labelled.tsx";

type Props = Omit<SelectHTMLAttributes<HTMLSelectElement>, "className" | "style" | "value"> & {
  id: string;
  name: string;
  label: string;
  value?: string | undefined;
  options: { value: string; text: string }[];
};

/** Single choice from a drop-down list. */
export function SelectField({ label, value, options, ...rest }: Props) {
  return (
    <Labelled id={rest.id} label={label}>
      <select {...rest} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value === option.text ? undefined : option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
