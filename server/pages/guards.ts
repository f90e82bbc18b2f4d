import { HttpError, notFound } from "../kit/http-error.ts";
import type { Ask } from "./define-page.ts";

/** A check before a page loads anything; throws the visitor's error. */
type Guard = (ask: Pick<Ask, "content"> & { params: Readonly<Record<string, string>> }) => Promise<void> | void;

const guards: Readonly<Record<string, Guard>> = {
  id({ params }) {
    if (!/^[1-9]\d{0,14}$/.test(params.id ?? "")) throw notFound();
  },
  async rentalCategory({ params, content }) {
    const { categories } = await content.park();
    if (!categories.some(({ alias }) => alias === params.rent)) throw notFound();
  },
};

/** Runs checks by name, in order. An unknown name is a 500 'Unknown middleware'. */
export async function runGuards(names: readonly string[], ask: Parameters<Guard>[0]): Promise<void> {
  for (const name of names) {
    const guard = guards[name];
    if (guard === undefined) throw new HttpError(500, "Unknown middleware");
    await guard(ask);
  }
}
