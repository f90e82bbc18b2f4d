import type { Field } from "./form-fields.ts";

type Props = { id: string; name: string; field: Field; value: string; error: string | undefined; focus: boolean };

/** A field with label, hint and error. The browser gets the server's rules as attributes. */
export function EnquiryField({ id, name, field, value, error, focus }: Props) {
  const { kind, hint } = field;
  // A phone's example is below the field; other hints continue the label.
  const under = kind === "phone" && hint;
  const control = {
    id,
    name,
    defaultValue: value,
    maxLength: field.lettersMax,
    required: field.required,
    "aria-describedby": [`${id}-error`, under && `${id}-hint`].filter(Boolean).join(" "),
    "aria-invalid": error === undefined ? undefined : true,
    "data-error": field.error || undefined,
    "data-kind": kind,
    autoFocus: focus || undefined,
  };
  return (
    <div
      className={`field field-${kind}${field.variant === "outside" ? " field-outside" : ""}${field.half ? " half" : ""}${error === undefined ? "" : " is-bad"}`}
    >
      <label htmlFor={id}>
        {field.label}
        {field.required && (
          <span className="required" aria-hidden="true">
            {" *"}
          </span>
        )}
        {hint && !under && <i>{` — ${hint}`}</i>}
      </label>
      {kind === "multiline" ? (
        <textarea {...control} rows={2} />
      ) : (
        <input
          {...control}
          type={kind === "phone" ? "tel" : "text"}
          inputMode={field.inputMode}
          autoComplete={field.autocomplete}
          pattern={field.pattern}
        />
      )}
      <p className="field-error" id={`${id}-error`} hidden={error === undefined}>
        {error}
      </p>
      {under && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
