import type { InputHTMLAttributes } from "react";
import { Labelled } from "./Labelled.tsx";

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "style" | "type"> & {
  id: string;
  name: string;
  label: string;
  value?: number | string | undefined;
};

/** A whole number. A text input for digits: a number input eats what it does not like and changes under the wheel. */
export function NumberField({ label, value, ...rest }: Props) {
  return (
    <Labelled id={rest.id} label={label}>
      <input {...rest} type="text" inputMode="numeric" autoComplete="off" defaultValue={value} />
    </Labelled>
  );
}
