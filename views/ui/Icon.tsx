import { type IconName, icons } from "./icons.ts";

/** A line icon in the text's colour, `size` px. Decorative: the label is elsewhere. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number | undefined }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
