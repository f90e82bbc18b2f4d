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

/** `hint` stands below the field. */
type NumberProps = Field<number | string> & InputAttributes & { hint?: string | undefined };

/** An integer. A text input with digits: number inputs drop invalid input and change on scroll. */
export function NumberField({ label, value, hint, ...rest }: NumberProps) {
  return (
    <Labelled id={rest.id} label={label} hint={hint}>
      <input
        {...rest}
        aria-describedby={hint ? `${rest.id}-hint` : rest["aria-describedby"]}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={value}
      />
    </Labelled>
  );
}

type LabelledProps = { id: string; label: string; hint?: string | undefined; children: ReactNode };

/** Label above, hint below. The control names `{id}-hint` in aria-describedby. */
function Labelled({ id, label, hint, children }: LabelledProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
