import type { InputHTMLAttributes } from "react";
import { Labelled } from "./Labelled.tsx";

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "style" | "type"> & {
  id: string;
  name: string;
  label: string;
  value?: string | undefined;
};

export function SearchField({ label, value, ...rest }: Props) {
  return (
    <Labelled id={rest.id} label={label}>
      <input {...rest} type="search" autoComplete="off" defaultValue={value} />
    </Labelled>
  );
}
