import type { InputHTMLAttributes } from "react";
import { Labelled } from "./Labelled.tsx";

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "style" | "type"> & {
  id: string;
  name: string;
  label: string;
  value?: number | string | undefined;
};

/** An integer. A text input with digits: number inputs drop invalid input and change on scroll. */
export function NumberField({ label, value, ...rest }: Props) {
  return (
    <Labelled id={rest.id} label={label}>
      <input {...rest} type="text" inputMode="numeric" autoComplete="off" defaultValue={value} />
    </Labelled>
  );
}
