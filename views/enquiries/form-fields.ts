import {
  checkEmail,
  checkPhone,
  emailPattern,
  messages,
  phoneLettersMax,
  phonePattern,
  textRules,
} from "./validators.ts";

/** Input in one line, in several, or read-only (locked: the object's own value). */
export type FieldKind = "text" | "phone" | "email" | "multiline" | "locked";

/** A field's definition for page, browser and server. */
export type Field = {
  kind: FieldKind;
  label: string;
  required: boolean;
  /** Longer values are refused, never cut. */
  lettersMax: number;
  autocomplete?: string;
  inputMode?: "text" | "tel" | "email";
  /** HTML pattern; `check` is the same rule on the server. */
  pattern?: string;
  hint?: string;
  /** How the label of several lines stands; `common` unless given. */
  variant?: "common" | "outside";
  /** Half-width on wide screens. */
  half?: boolean;
  /** False: only shown. */
  isSent?: boolean;
  /** How a locked value appears in the object's line. */
  inLine?: InLine;
  initial?: string;
  /** The error text for a missing or invalid value. */
  error: string;
  check: (value: string) => string | undefined;
};

/** "корпус 3" with its label, "184,8 м²" with a unit, ", этаж 7" joined to the value before it. */
export type InLine = { showsLabel?: boolean; unit?: string; joined?: boolean };

const anything = () => undefined;

/** A rule that a field of text names; without one anything goes. The error of an empty or too long value stays. */
type Rule = keyof typeof textRules;
const checkOf = (rule: Rule | undefined) => (rule ? textRules[rule].check : anything);

/** One line of free text. */
export function text({
  rule,
  ...options
}: {
  label: string;
  hint?: string;
  autocomplete?: string;
  rule?: Rule;
}): Field {
  return {
    kind: "text",
    required: false,
    half: true,
    lettersMax: 200,
    error: "Сократите до 200 знаков",
    check: checkOf(rule),
    ...options,
  };
}

/** A required Russian mobile number. */
export function phone(): Field {
  return {
    kind: "phone",
    label: "Телефон",
    required: true,
    half: true,
    lettersMax: phoneLettersMax,
    autocomplete: "tel",
    inputMode: "tel",
    pattern: phonePattern,
    hint: "Мобильный: +7 9XX XXX-XX-XX",
    initial: "+7",
    error: messages.phone,
    check: checkPhone,
  };
}

/** A required mail address. */
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

/** Several lines of free text; `outside` has its label above the field's frame, `common` within the column. */
export function multiline({
  rule,
  ...options
}: {
  label: string;
  hint?: string;
  variant?: "common" | "outside";
  rule?: Rule;
}): Field {
  return {
    kind: "multiline",
    required: false,
    lettersMax: 4000,
    error: "Сократите комментарий до 4 000 знаков",
    check: checkOf(rule),
    ...options,
  };
}

/** A value of the form's object: read-only if known, else an ordinary field. */
export function locked({ label, isSent = true, ...inLine }: { label: string; isSent?: boolean } & InLine): Field {
  return {
    kind: "locked",
    label,
    isSent,
    inLine,
    required: false,
    half: true,
    lettersMax: 200,
    error: "",
    check: anything,
  };
}
