import type { ReactNode } from "react";

type Props = {
  id: string;
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
};

/** Label above, hint or error below. The control names `{id}-hint` and `{id}-error` in aria-describedby. */
export function Labelled({ id, label, hint, error, children }: Props) {
  return (
    <div className={error ? "field is-bad" : "field"}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
