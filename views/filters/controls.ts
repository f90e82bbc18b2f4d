type Bound = { name: string; value: number | undefined; placeholder: string };

/** A lower and an upper bound; `legend` is the quantity with its unit. */
export type RangeControl = { kind: "range"; legend: string; from: Bound; to: Bound; hint?: string | undefined };

type ControlOption = { value: string; text: string; count?: number | undefined; checked: boolean };

export type Control =
  | RangeControl
  /** Multiple choice; `all` is the button that clears every tick, sent as the value "all". */
  | { kind: "checkboxes"; legend: string; name: string; options: ControlOption[]; all?: string }
  /** Single choice; `opens`: further controls by option value. */
  | { kind: "radios"; legend: string; name: string; options: ControlOption[]; opens?: Record<string, Control> }
  | { kind: "select"; label: string; name: string; value: string; options: { value: string; text: string }[] }
  | { kind: "search"; label: string; name: string; value: string; placeholder: string }
  | {
      kind: "number";
      label: string;
      name: string;
      value: number | undefined;
      placeholder: string;
      hint?: string | undefined;
    }
  | { kind: "date"; label: string; name: string; value: string | undefined }
  | { kind: "hidden"; name: string; values: string[] };
