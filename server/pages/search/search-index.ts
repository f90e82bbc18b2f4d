import type { Content } from "../../content/content.ts";
import { UpstreamFault } from "../../content/upstream.ts";
import { sameItems } from "../../kit/same-items.ts";
import { orElse } from "../or-else.ts";
import { type Searchable, siteEntries } from "./site-entries.ts";
import { createSearchIndex, type SearchIndex } from "./site-index.ts";

const built = new WeakMap<Content, { from: Searchable; index: SearchIndex }>();

/** The index, and the fault if some content could not be loaded. */
export type SearchedContent = { index: SearchIndex; fault: UpstreamFault | undefined };

/**
 * The search index of the current content, rebuilt only if an item has changed. Content that the upstream fails to
 * return is not indexed.
 */
export async function searchIndexOf(content: Content): Promise<SearchedContent> {
  let fault: UpstreamFault | undefined;
  const known = <Item>(asked: Promise<Item[]>): Promise<Item[]> => {
    const told = asked.catch((error: unknown) => {
      if (error instanceof UpstreamFault) fault = error;
      throw error;
    });
    return orElse(told, []);
  };
  const [categories, pavilions, services, shops, news, vacancies] = await Promise.all([
    known(content.park().then((park) => park.categories)),
    known(content.allPavilions()),
    known(content.services()),
    known(content.allShops()),
    known(content.allNews()),
    known(content.vacancies()),
  ]);
  const from = { categories, pavilions, services, shops, news, vacancies };
  const kept = built.get(content);
  if (kept && sameItems(itemsOf(kept.from), itemsOf(from))) return { index: kept.index, fault };
  const index = createSearchIndex(siteEntries(from));
  built.set(content, { from, index });
  return { index, fault };
}

const itemsOf = (searched: Searchable): unknown[] => Object.values(searched).flat();
