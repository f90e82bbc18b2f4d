import { HttpError, notFound } from "../http-error.ts";
import type { Ask } from "./define-page.ts";

/** A check that runs before a page loads anything; throws what the visitor gets instead. */
type Guard = (ask: Pick<Ask, "content"> & { params: Readonly<Record<string, string>> }) => Promise<void> | void;

const guards = new Map<string, Guard>([
  [
    "id",
    ({ params }) => {
      if (!/^[1-9]\d{0,14}$/.test(params.id ?? "")) throw notFound();
    },
  ],
  [
    "rentalCategory",
    async ({ params, content }) => {
      const { categories } = await content.park();
      if (!categories.some(({ alias }) => alias === params.rent)) throw notFound();
    },
  ],
]);

/** Runs a page's checks by name, in their order. A name that no check answers to is a 500 'Unknown middleware'. */
export async function runGuards(names: readonly string[], ask: Parameters<Guard>[0]): Promise<void> {
  for (const name of names) {
    const guard = guards.get(name);
    if (guard === undefined) throw new HttpError(500, "Unknown middleware");
    await guard(ask);
  }
}
