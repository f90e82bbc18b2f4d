import type { ReactNode } from "react";
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

type SubjectLineProps = { form: FormDefinition; subject: Subject };

/** The object of an enquiry in one line. Locked fields stay read-only inputs with labels, styled as text. */
export function SubjectLine({ form, subject }: SubjectLineProps) {
  const locked = lockedFields(form, subject);
  const price = subject.price && <span className="bit req-sum">{subject.price}</span>;
  if (locked.length === 0)
    return (
      <p className="req-about">
        <span className="bit">
          <b>{wholeWords(subject.title)}</b>
        </span>{" "}
        {subject.facts.map((fact) => (
          <span className="bit" key={fact}>
            {`${fact} `}
          </span>
        ))}
        {price}
      </p>
    );
  return (
    <fieldset className="req-about">
      <legend className="visually-hidden">О чём заявка: значения взяты со страницы и не меняются</legend>
      {inBits(locked).map((bit) => (
        <span className="bit" key={bit[0]?.[0]}>
          {bit.map(([name, field], at) => (
            <LockedValue
              key={name}
              id={`${form.name}-${name}`}
              {...{ name, field }}
              value={shown(subject.locked[name])}
            >
              {at > 0 && ", "}
            </LockedValue>
          ))}{" "}
        </span>
      ))}
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

/** Groups joined fields with the field before them. */
function inBits(fields: Named[]): Named[][] {
  const bits: Named[][] = [];
  for (const field of fields) {
    const last = bits.at(-1);
    if (field[1].inLine?.joined && last) last.push(field);
    else bits.push([field]);
  }
  return bits;
}

type ValueProps = { id: string; name: string; field: Field; value: string; children: ReactNode };

function LockedValue({ id, name, field, value, children }: ValueProps) {
  const { showsLabel, unit } = field.inLine ?? {};
  return (
    <>
      {children}
      <label htmlFor={id} className={showsLabel ? undefined : "visually-hidden"}>
        {field.label}
      </label>
      {showsLabel && " "}
      <input id={id} name={name} defaultValue={value} size={value.length} readOnly tabIndex={-1} />
      {unit && <b aria-hidden="true">{` ${unit}`}</b>}
    </>
  );
}

/** A known value in Russian notation. */
function shown(value: string | number | undefined): string {
  return typeof value === "number" ? String(value).replace(".", ",").replace("-", "−") : (value ?? "");
}
