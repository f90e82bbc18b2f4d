import { checkEmail, checkPhone, emailPattern, messages, phonePattern } from "./validators.ts";

/** How a value is given: typed in one line, typed in several, or shown (locked; a locked value is the object's own). */
export type FieldKind = "text" | "phone" | "email" | "multiline" | "locked";

/** One field of a form: all that the page, the browser and the server need to know of it. */
export type Field = {
  kind: FieldKind;
  label: string;
  required: boolean;
  /** Most characters that are taken; more is refused, never cut. */
  lettersMax: number;
  autocomplete?: string;
  inputMode?: "text" | "tel" | "email";
  /** HTML pattern; `check` is the same rule on the server. */
  pattern?: string;
  hint?: string;
  /** Shares its line with the next half field where there is room. */
  half?: boolean;
  /** How a locked value reads in the line about the object. */
  inLine?: InLine;
  /** What stands in the field at first. */
  initial?: string;
  /** The words for a value that is missing or breaks the rule. */
  error: string;
  check: (value: string) => string | undefined;
};

/** "корпус 3" with the label shown, "184,8 м²" with a unit, ", этаж 7" joined to the value before it. */
export type InLine = { showsLabel?: boolean; unit?: string; joined?: boolean };

const anything = () => undefined;

/** One line of free text. */
export function text(options: { label: string; hint?: string; autocomplete?: string }): Field {
  return {
    kind: "text",
    required: false,
    half: true,
    lettersMax: 200,
    error: "Сократите до 200 знаков",
    check: anything,
    ...options,
  };
}

/** A Russian mobile number; required. */
export function phone(): Field {
  return {
    kind: "phone",
    label: "Телефон",
    required: true,
    half: true,
    lettersMax: 12,
    autocomplete: "tel",
    inputMode: "tel",
    pattern: phonePattern,
    hint: "Мобильный, например +79000000000",
    initial: "+7",
    error: messages.phone,
    check: checkPhone,
  };
}

/** A mail address; required. */
export function email(): Field {
  return {
    kind: "email",
    label: "Эл. почта",
    required: true,
    lettersMax: 254,
    autocomplete: "email",
    inputMode: "email",
    pattern: emailPattern,
    error: messages.email,
    check: checkEmail,
  };
}

/** Several lines of free text. */
export function multiline(options: { label: string; hint?: string }): Field {
  return {
    kind: "multiline",
    required: false,
    lettersMax: 4000,
    error: "Сократите комментарий до 4 000 знаков",
    check: anything,
    ...options,
  };
}

/** A value of the form's object: read-only where it is known, else an ordinary field. */
export function locked({ label, ...inLine }: { label: string } & InLine): Field {
  return { kind: "locked", label, inLine, required: false, half: true, lettersMax: 200, error: "", check: anything };
}
