import type { ReactElement } from "react";
import { allIslands } from "../islands/all-islands.ts";

type Props = {
  /** Wakes up only where this media query matches. */
  media?: string | undefined;
  /** Wakes up only under this condition, which the browser knows by name (`views/browser/islands.ts`). */
  when?: string | undefined;
  /** Not shown before it works: for what is of no use without script. */
  hidden?: boolean | undefined;
  /** An island of the table, with props that are plain data. */
  children: ReactElement<object>;
};

/** An island: rendered here, woken up in the browser with the same props, which travel beside it as data. */
export function Island({ media, when, hidden, children }: Props) {
  const name = Object.entries(allIslands).find(([, component]) => component === children.type)?.[0];
  if (!name) throw new Error("Not an island of the table");
  return (
    <div data-island={name} data-media={media} data-when={when} hidden={hidden}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no markup can begin */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: safeJson(children.props) }} />
      <div data-island-root="">{children}</div>
    </div>
  );
}

/** JSON that stands inside a script element: it cannot end it. */
const safeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
