import type { ReactElement } from "react";
import { allIslands } from "../islands/all-islands.ts";

type Props = {
  /** The events inside it that wake it up, separated by spaces. */
  on: string;
  /** Wakes up only under this condition, which the browser knows by name (`views/browser/islands.ts`). */
  when?: string | undefined;
  /** Hidden until the browser's script shows it, if it is useless without script. */
  hidden?: boolean | undefined;
  /** An island of the table. */
  children: ReactElement<object>;
};

/** An island: rendered here, woken up in the browser with the same props, which it reads back from this markup. */
export function Island({ on, when, hidden, children }: Props) {
  const name = Object.entries(allIslands).find(([, component]) => component === children.type)?.[0];
  if (!name) throw new Error("Not an island of the table");
  return (
    <div data-island={name} data-on={on} data-when={when} hidden={hidden}>
      {children}
    </div>
  );
}
