import { type ComponentType, createContext, type ReactElement, type ReactNode, useContext } from "react";

/** A drawing and its place in the log: `of` is "unit 1119". `instead` stands in where it cannot be drawn. */
export type DrawingProps = { of: string; children: ReactElement; instead?: ReactNode };

/** Renders drawings. By default as any element; the server renders each apart from its page. */
export const Drawn = createContext(({ children }: DrawingProps): ReactNode => children);

/** Leaves a drawing with a fault or too many bytes out, with a line in the log. It must not depend on context. */
export function Drawing(props: DrawingProps) {
  return useContext(Drawn)(props);
}

/** A component whose sheet is a drawing; `of` is its place in the log. */
export const drawing =
  <Props extends object>(of: (props: Props) => string, Sheet: ComponentType<Props>) =>
  (props: Props) => (
    <Drawing of={of(props)}>
      <Sheet {...props} />
    </Drawing>
  );

type SheetProps = {
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
export const Sheet = ({ name, title, hasLinks = false, left = 0, top = 0, width, height, children }: SheetProps) => (
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
