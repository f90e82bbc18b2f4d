type Bound = { name: string; value: number | undefined; placeholder: string };

/** From and to of one measure; `legend` names it with its unit. */
export type RangeControl = { kind: "range"; legend: string; from: Bound; to: Bound };

type Option = { value: string; text: string; count?: number | undefined; checked: boolean };

/** What a filter's form is made of, as data. */
export type Control =
  | RangeControl
  /** Any of several; `all` is the button that takes every tick away, sent as the value "all". */
  | { kind: "checkboxes"; legend: string; name: string; options: Option[]; all: string }
  /** One of several; `own` is the range that the option "own" opens. */
  | { kind: "radios"; legend: string; name: string; options: Option[]; own?: RangeControl }
  | { kind: "select"; label: string; name: string; value: string; options: { value: string; text: string }[] }
  | { kind: "search"; label: string; name: string; value: string; placeholder: string }
  | { kind: "number"; label: string; name: string; value: number | undefined; placeholder: string }
  /** Travels with the form unseen. */
  | { kind: "hidden"; name: string; values: string[] };
