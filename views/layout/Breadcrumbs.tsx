import { href } from "../routes.ts";
import type { Crumb } from "./frame.ts";

/** The way from the home page to this one; the last step is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav className="breadcrumbs wrap" aria-label="Путь">
      <ol>
        {[{ text: "Главная", href: href("home", {}) }, ...crumbs].map(({ text, href: address }) => (
          <li key={text}>{address ? <a href={address}>{text}</a> : <span aria-current="page">{text}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
