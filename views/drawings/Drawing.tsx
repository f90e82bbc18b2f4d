import { type ComponentType, createContext, type ReactElement, type ReactNode, useContext } from "react";

/** The budget of a drawing: marks are its shapes, texts and subpaths; steps are turns of loops that find them. */
export const drawingBudget = { marks: 2000, steps: 50_000, bytes: 60_000 };

/** A drawing that would exceed its budget. `field` names the data that asks for too much: "columns". */
export class OverBudget extends Error {
  override readonly name = "OverBudget";
  readonly field: string;
  constructor(field: string) {
    super(`over budget: ${field}`);
    this.field = field;
  }
}

/** Throws `OverBudget` if a drawing would need more than its budget. Readers call it before they begin. */
export function spend(field: string, { marks = 0, steps = 0 }: { marks?: number; steps?: number }): void {
  // Negated, so that NaN is over budget, too.
  if (!(marks <= drawingBudget.marks && steps <= drawingBudget.steps)) throw new OverBudget(field);
}

/** `count` things made by their index; throws `OverBudget` before the first one. None for a negative count. */
export function repeat<Thing>(field: string, count: number, make: (index: number) => Thing): Thing[] {
  spend(field, { marks: count });
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => make(index));
}

type Report = (of: string, fault: unknown) => void;
let reportSkipped: Report = () => {};

/** Runs `work`; `report` receives each drawing that its reader left out. */
export function reportingSkipped<Result>(report: Report, work: () => Result): Result {
  const before = reportSkipped;
  reportSkipped = report;
  try {
    return work();
  } finally {
    reportSkipped = before;
  }
}

/** The reader's result; undefined if it is over budget or has a fault. `of` is its place in the log: "unit 1119". */
export function withinBudget<Geometry>(of: string, read: () => Geometry | undefined): Geometry | undefined {
  try {
    return read();
  } catch (fault) {
    reportSkipped(of, fault);
    return undefined;
  }
}

/** A drawing and its place in the log: `of` is "unit 1119". */
export type DrawingProps = { of: string; children: ReactElement };

/** Renders drawings. By default as any element; the server renders each apart from its page. */
export const Drawn = createContext(({ children }: DrawingProps): ReactNode => children);

/** Leaves a drawing with a fault or too many bytes out, with a line in the log. It must not depend on context. */
export function Drawing(props: DrawingProps) {
  return useContext(Drawn)(props);
}

/** A component whose view is a drawing; `of` is its place in the log. */
export function drawing<Props extends object>(of: (props: Props) => string, View: ComponentType<Props>) {
  return (props: Props) => (
    <Drawing of={of(props)}>
      <View {...props} />
    </Drawing>
  );
}

type DrawingInput = {
  name: string;
  title: string;
  hasLinks?: boolean;
  left?: number;
  top?: number;
  width: number;
  height: number;
  children: ReactNode;
};

/** The sheet of a drawing in its own units, as large as they are pixels. With `hasLinks` it is a group of links. */
export const Sheet = ({ name, title, hasLinks = false, left = 0, top = 0, width, height, children }: DrawingInput) => (
  <svg
    className={`drawing ${name}`}
    viewBox={`${left} ${top} ${width} ${height}`}
    width={width}
    height={height}
    role={hasLinks ? "group" : "img"}
    aria-label={hasLinks ? title : undefined}
  >
    {!hasLinks && <title>{title}</title>}
    {children}
  </svg>
);

/** One path of a drawing: the class says what it is and gives its colours. */
export type Mark = { name: string; d: string };

/** The paths of a drawing that have lines. */
export const Marks = ({ marks }: { marks: readonly Mark[] }) =>
  marks.map(({ name, d }) => d !== "" && <path key={`${name} ${d}`} className={name} d={d} />);
