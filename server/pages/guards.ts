import { offerIds } from "../../views/content/offer.ts";
import type { Content } from "../content/content.ts";
import { HttpError, notFound } from "../kit/http-error.ts";

/** A check before a page loads anything; throws the visitor's error. */
type GuardContext = { content: Content; params: Readonly<Record<string, string>> };
type Guard = (ask: GuardContext) => Promise<void> | void;

const guards = {
  id({ params }) {
    if (!/^[1-9]\d{0,14}$/.test(params.id ?? "")) throw notFound();
  },
  /** Two or three units together: «1114+1115». */
  joined({ params }) {
    if (!offerIds(`${params.first}+${params.rest}`)) throw notFound();
  },
  async rentalCategory({ params, content }) {
    const { categories } = await content.park();
    if (!categories.some(({ alias }) => alias === params.rent)) throw notFound();
  },
} satisfies Readonly<Record<string, Guard>>;

export type GuardName = keyof typeof guards;

/** Runs checks by name, in order. A name that no guard answers to is a fault of the site. */
export async function runGuards(names: readonly string[], ask: GuardContext): Promise<void> {
  for (const name of names) {
    if (!isGuard(name)) throw new HttpError(500, "Unknown middleware");
    await guards[name](ask);
  }
}

const isGuard = (name: string): name is GuardName => Object.hasOwn(guards, name);
