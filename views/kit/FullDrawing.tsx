import type { ReactNode } from "react";

type Props = {
  /** Names it where no heading inside does. */
  label?: string | undefined;
  /** The key and the words under it. */
  caption?: ReactNode;
  children: ReactNode;
};

/** The slot of a page's drawing, right under the head: its ground is as wide as the window, no card, no frame. */
export function FullDrawing({ label, caption, children }: Props) {
  return (
    <section className="full-drawing" aria-label={label}>
      <div className="full-drawing-sheet wrap">{children}</div>
      {caption && <div className="full-drawing-caption wrap">{caption}</div>}
    </section>
  );
}
