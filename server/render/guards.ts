import type { Content } from "../../views/content/content.ts";
import { offerIds } from "../../views/content/offer-ids.ts";
import type { GuardName } from "../../views/layout/define-page.ts";
import { isId } from "../../views/ui/id.ts";
import { HttpError, notFound } from "../log/faults.ts";

type GuardContext = { content: () => Content; params: Readonly<Record<string, string>> };

/** Checks before a page loads anything: whether its address may exist. */
const guards: Readonly<Record<GuardName, (context: GuardContext) => boolean>> = {
  id: ({ params }) => isId(params.id ?? ""),
  /** Two or three units together: «1114+1115». */
  joined: ({ params }) => offerIds(`${params.first}+${params.rest}`) !== undefined,
  rentalCategory: ({ params, content }) => content().park.categories.some(({ alias }) => alias === params.rent),
};

/** Runs checks by name, in order; throws a 404. A name that no guard answers to is a fault of the site. */
export function runGuards(names: readonly string[], context: GuardContext): void {
  for (const name of names) {
    if (!isGuard(name)) throw new HttpError(500, "Unknown middleware");
    if (!guards[name](context)) throw notFound();
  }
}

const isGuard = (name: string): name is GuardName => Object.hasOwn(guards, name);
