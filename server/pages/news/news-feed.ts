import { parkName } from "../../../views/park/park-name.ts";
import { href } from "../../../views/routes.ts";
import { moment } from "../atom.ts";
import { defineFeed } from "../define-feed.ts";

const entriesMax = 50;

/** News of all types, the newest first. */
export const newsFeed = defineFeed({
  path: "/feeds/news",
  canonicalQuery: () => new URLSearchParams(),
  load: async ({ content, site: { origin } }) => ({
    url: `${origin}/feeds/news`,
    page: origin + href("news", {}),
    title: `Новости — ${parkName.nominative}`,
    author: parkName.title,
    entries: (await content.allNews()).slice(0, entriesMax).map(({ id, title, date, short }) => {
      const url = origin + href("newsItem", { id });
      return { id: url, title, url, updatedAt: moment(date), summary: short };
    }),
  }),
});
