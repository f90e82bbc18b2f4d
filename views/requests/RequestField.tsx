import type { Field } from "./fields.ts";

type Props = { id: string; name: string; field: Field; value: string; error: string | undefined; focus: boolean };

/**
 * One field of a request form with its label, hint and error text. The browser learns the rule from `required`, `pattern`,
 * `maxlength` and the words in `data-error`; without script the server's answer says the same.
 */
export function RequestField({ id, name, field, value, error, focus }: Props) {
  const described = [field.hint && `${id}-hint`, `${id}-error`].filter(Boolean).join(" ");
  const control = {
    id,
    name,
    defaultValue: value,
    maxLength: field.lettersMax,
    required: field.required,
    "aria-describedby": described,
    "aria-invalid": error === undefined ? undefined : true,
    "data-error": field.error || undefined,
    "data-kind": field.kind,
    autoFocus: focus || undefined,
  };
  return (
    <div className={`field field-${field.kind}${error === undefined ? "" : " is-bad"}`}>
      <label htmlFor={id}>
        {field.label}
        {field.required && <span className="required">*</span>}
      </label>
      {field.kind === "multiline" ? (
        <textarea {...control} rows={4} />
      ) : (
        <input
          {...control}
          type={field.kind === "phone" ? "tel" : "text"}
          inputMode={field.inputMode}
          autoComplete={field.autocomplete}
          pattern={field.pattern}
          readOnly={field.kind === "locked"}
        />
      )}
      {field.hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
      <p className="field-error" id={`${id}-error`} hidden={error === undefined}>
        {error}
      </p>
    </div>
  );
}
