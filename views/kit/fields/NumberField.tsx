import type { InputHTMLAttributes } from "react";
import { Labelled } from "./Labelled.tsx";

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "style" | "type"> & {
  id: string;
  name: string;
  label: string;
  value?: number | string | undefined;
  hint?: string | undefined;
};

/** An integer. A text input with digits: number inputs drop invalid input and change on scroll. */
export function NumberField({ label, value, hint, ...rest }: Props) {
  return (
    <Labelled id={rest.id} label={label} hint={hint}>
      <input
        {...rest}
        aria-describedby={hint && `${rest.id}-hint`}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={value}
      />
    </Labelled>
  );
}
