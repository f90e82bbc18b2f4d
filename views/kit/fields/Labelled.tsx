import type { ReactNode } from "react";

type Props = { id: string; label: string; hint?: string | undefined; children: ReactNode };

/** Label above, hint below. The control names `{id}-hint` in aria-describedby. */
export function Labelled({ id, label, hint, children }: Props) {
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
