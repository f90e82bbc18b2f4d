import { offerIds } from "../../views/content/offer.ts";
import type { Content } from "../content/content.ts";
import { notFound } from "../kit/http-error.ts";

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

/** Runs checks by name, in order. */
export async function runGuards(names: readonly GuardName[], ask: GuardContext): Promise<void> {
  for (const name of names) await guards[name](ask);
}
