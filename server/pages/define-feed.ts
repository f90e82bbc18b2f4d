import { Markup } from "../render/markup.ts";
import { atomXml, type Feed } from "./atom.ts";
import type { Fragment, FragmentAsk } from "./define-fragment.ts";

type FeedDefinition = Omit<Fragment, "answer"> & { load: (ask: FragmentAsk) => Promise<Feed | undefined> };

const headers = {
  "Content-Type": "application/atom+xml; charset=utf-8",
  "Cache-Control": "public, max-age=300, stale-while-revalidate=600, stale-if-error=86400",
};

/** An Atom feed, cached and conditional like pages. `load` returns undefined for a 404. */
export function defineFeed({ load, ...addressed }: FeedDefinition): Fragment {
  return {
    ...addressed,
    async answer(ask) {
      const feed = await load(ask);
      return feed && { headers, body: Markup.of(atomXml(feed)) };
    },
  };
}
