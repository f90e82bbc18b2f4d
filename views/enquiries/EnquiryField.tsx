import type { ComponentProps } from "react";
import { classes } from "../ui/classes.ts";
import { wholeWords } from "../ui/whole-words.tsx";
import type { Field, FormDefinition, Subject } from "./define-form.ts";

type EnquiryFieldProps = {
  id: string;
  name: string;
  field: Field;
  value: string;
  error: string | undefined;
  focus: boolean;
};

/** A field with label, hint and error. The browser gets the server's rules as attributes. */
export function EnquiryField({ id, name, field, value, error, focus }: EnquiryFieldProps) {
  const { kind, hint } = field;
  // A phone's example is below the field; other hints continue the label.
  const under = kind === "phone" && hint;
  const control = {
    id,
    name,
    defaultValue: value,
    maxLength: field.lettersMax,
    required: field.required,
    "aria-describedby": classes(`${id}-error`, under && `${id}-hint`),
    "aria-invalid": error === undefined ? undefined : true,
    "data-error": field.error || undefined,
    "data-kind": kind,
    autoFocus: focus || undefined,
  };
  return (
    <div
      className={classes(
        `field field-${kind}`,
        field.variant === "outside" && "field-outside",
        field.half && "half",
        error !== undefined && "is-bad",
      )}
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
      <Control field={field} attributes={control} />
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

type ControlProps = { field: Field; attributes: ComponentProps<"input"> & ComponentProps<"textarea"> };

function Control({ field, attributes }: ControlProps) {
  if (field.kind === "multiline") return <textarea {...attributes} rows={2} />;
  return (
    <input
      {...attributes}
      type={field.kind === "phone" ? "tel" : "text"}
      inputMode={field.inputMode}
      autoComplete={field.autocomplete}
      pattern={field.pattern}
    />
  );
}

type SubjectLineProps = { form: FormDefinition; subject: Subject };

/** The object of an enquiry. Locked fields stay read-only inputs with labels, styled as text. */
export function SubjectLine({ form, subject }: SubjectLineProps) {
  const locked = lockedFields(form, subject);
  const price = (
    <>
      {subject.price && <b className="req-sum">{subject.price}</b>}{" "}
      {subject.sale && <small className="req-sale">{wholeWords(subject.sale)}</small>}
    </>
  );
  if (locked.length === 0)
    return (
      <p className="req-about">
        <b>{wholeWords(subject.title)}</b>{" "}
        {subject.facts.map((fact) => (
          <span key={fact}>{`${fact} `}</span>
        ))}
        {price}
      </p>
    );
  return (
    <fieldset className="req-about">
      <legend className="visually-hidden">О чём заявка: значения взяты со страницы и не меняются</legend>
      {locked.map(([name, { label }]) => {
        const id = `${form.name}-${name}`;
        const value = shown(subject.locked[name]);
        return (
          <div key={name}>
            <label htmlFor={id}>{label}</label>{" "}
            <input id={id} name={name} defaultValue={value} size={value.length} readOnly tabIndex={-1} />
          </div>
        );
      })}
      {price}
    </fieldset>
  );
}

type Named = [string, Field];

/** The locked fields with known values; visitors fill in the others. */
export function lockedFields(form: FormDefinition, subject: Subject | undefined): Named[] {
  return Object.entries(form.fields).filter(
    ([name, { kind }]) => kind === "locked" && subject?.locked[name] !== undefined,
  );
}

/** A known value in Russian notation. */
function shown(value: string | number | undefined): string {
  return typeof value === "number" ? String(value).replace(".", ",").replace("-", "−") : (value ?? "");
}
