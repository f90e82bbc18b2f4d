import { parkName } from "../../../views/park/park-name.ts";
import { href } from "../../../views/routes.ts";
import { type Feed, moment } from "../atom.ts";
import type { FragmentAsk } from "../define-fragment.ts";

const entriesMax = 50;

/** News of all types, the newest first. */
export async function newsFeed({ content, site }: FragmentAsk): Promise<Feed> {
  const news = await content.allNews();
  return {
    url: `${site.origin}/feeds/news`,
    page: site.origin + href("news", {}),
    title: `Новости — ${parkName.nominative}`,
    author: parkName.title,
    entries: news.slice(0, entriesMax).map(({ id, title, date, short }) => {
      const url = site.origin + href("newsItem", { id });
      return { id: url, title, url, updatedAt: moment(date), summary: short };
    }),
  };
}
