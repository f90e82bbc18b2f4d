import type { ReactNode } from "react";

type Props = {
  /** The colour of its ground: the park's green, a street's or a floor's blue-grey, the story's dark sky. */
  ground: "park" | "street" | "floor" | "sky";
  /** Names it where no heading inside does. */
  label?: string | undefined;
  /** The key and the words under it. */
  caption?: ReactNode;
  /** From edge to edge of the window; otherwise within the page's width. */
  bleeds?: boolean | undefined;
  children: ReactNode;
};

/** The slot of a page's drawing, right under the head: as wide as the window, no card, no frame. */
export function FullDrawing({ ground, label, caption, bleeds = false, children }: Props) {
  return (
    <section className={`full-drawing on-${ground}`} aria-label={label}>
      <div className={bleeds ? "full-drawing-sheet" : "full-drawing-sheet wrap"}>{children}</div>
      {caption && <div className="full-drawing-caption wrap">{caption}</div>}
    </section>
  );
}
