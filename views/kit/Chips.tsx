import { Icon } from "./Icon.tsx";

/** `remove`: the label for screen readers instead of the cross: «Убрать условие „Корпус 4“». */
export type Chip = { href: string; text: string; current?: boolean | undefined; remove?: string | undefined };

/** A row of small links: presets, or conditions to remove. */
export function Chips({ label, items }: { label: string; items: Chip[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="chips" aria-label={label}>
      {items.map(({ href, text, current, remove }) => (
        <li key={href + text}>
          <a className="chip" href={href} aria-current={current ? "true" : undefined} aria-label={remove}>
            {text}
            {remove && <Icon name="close" size={16} />}
          </a>
        </li>
      ))}
    </ul>
  );
}
