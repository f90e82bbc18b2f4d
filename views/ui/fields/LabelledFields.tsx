import type { InputHTMLAttributes, ReactNode } from "react";

/** `id` and `name` of a control, its label, and its value in the markup. */
type Field<Value> = { id: string; name: string; label: string; value?: Value | undefined };

type InputAttributes = Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "style" | "type" | "value">;

export function SearchField({ label, value, ...rest }: Field<string> & InputAttributes) {
  return (
    <Labelled id={rest.id} label={label}>
      <input {...rest} type="search" autoComplete="off" defaultValue={value} />
    </Labelled>
  );
}

function Labelled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}
