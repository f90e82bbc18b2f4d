import { type IconName, icons } from "./icons.ts";

/**
 * A line icon in the colour of the text, `size` px. It only decorates: the words beside it or the control's name say
 * what it is.
 */
export function Icon({ name, size = 24 }: { name: IconName; size?: number | undefined }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={icons[name]} />
    </svg>
  );
}
