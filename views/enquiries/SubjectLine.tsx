import type { ReactNode } from "react";
import { wholeWords } from "../ui/whole-words.tsx";
import type { FormDefinition, Subject } from "./define-form.ts";
import type { Field } from "./form-fields.ts";

type Props = { form: FormDefinition; subject: Subject };

/** The object of an enquiry in one line. Locked fields stay read-only inputs with labels, styled as text. */
export function SubjectLine({ form, subject }: Props) {
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
