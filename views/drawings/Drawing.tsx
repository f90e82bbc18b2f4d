import { createContext, type ReactElement, type ReactNode, useContext } from "react";

/** A drawing and its place in the log: `of` is "unit 1119". `instead` stands in where it cannot be drawn. */
export type DrawingProps = { of: string; children: ReactElement; instead?: ReactNode };

/** Renders drawings. By default as any element; the server renders each apart from its page. */
export const Drawn = createContext(({ children }: DrawingProps): ReactNode => children);

/** Leaves a drawing with a fault or too many bytes out, with a line in the log. It must not depend on context. */
export function Drawing(props: DrawingProps) {
  return useContext(Drawn)(props);
}
