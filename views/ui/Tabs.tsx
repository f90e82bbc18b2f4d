import { number } from "./format.ts";

type Tab = { href: string; text: string; count?: number | undefined; current?: boolean | undefined };

/** Links between views of one subject; the current one is marked. */
export function Tabs({ label, items }: { label: string; items: Tab[] }) {
  if (items.length === 0) return null;
  return (
    <nav className="tabs" aria-label={label}>
      <ul>
        {items.map(({ href, text, count, current }) => (
          <li key={href}>
            <a href={href} aria-current={current ? "page" : undefined}>
              {text}
              {count !== undefined && <span className="count">{` ${number(count)}`}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
