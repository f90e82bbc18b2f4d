type Bound = { name: string; value: number | undefined; placeholder: string };

/** From and to of one measure; `legend` names it with its unit. */
export type RangeControl = { kind: "range"; legend: string; from: Bound; to: Bound };

/** `id` where the value itself cannot be part of one. */
export type ControlOption = {
  value: string;
  text: string;
  count?: number | undefined;
  checked: boolean;
  id?: string | undefined;
};

/** What a filter's form is made of, as data. */
export type Control =
  | RangeControl
  /** Any of several; `all` is the button that takes every tick away, sent as the value "all". */
  | { kind: "checkboxes"; legend: string; name: string; options: ControlOption[]; all?: string }
  /** One of several; `opens`: the control that an option opens, by the option's value. */
  | { kind: "radios"; legend: string; name: string; options: ControlOption[]; opens?: Record<string, Control> }
  | { kind: "select"; label: string; name: string; value: string; options: { value: string; text: string }[] }
  | { kind: "search"; label: string; name: string; value: string; placeholder: string }
  | { kind: "number"; label: string; name: string; value: number | undefined; placeholder: string; hint?: string }
  | { kind: "date"; label: string; name: string; value: string | undefined }
  /** Travels with the form unseen. */
  | { kind: "hidden"; name: string; values: string[] };
