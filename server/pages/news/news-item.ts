import { longDate } from "../../../views/kit/format.ts";
import { headDescription, headTitle } from "../../../views/layout/head-text.ts";
import { NewsItemPage } from "../../../views/news/NewsItemPage.tsx";
import { newsAround } from "../../../views/news/neighbours.ts";
import { newsArticle } from "../../../views/news/news-article.jsonld.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { href } from "../../../views/routes.ts";
import { definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";

const othersShown = 3;

export const newsItemPage = definePage({
  route: "newsItem",
  guards: ["id"],
  async load({ params, content }) {
    const [item, all, listing] = await Promise.all([
      content.newsItem(Number(params.id)),
      orElse(content.allNews(), []),
      orElse(content.news({ limit: 100 }), undefined),
    ]);
    if (!item) return undefined;
    return {
      item,
      typeName: listing?.types.find(({ id }) => id === item.type)?.name,
      around: newsAround(item, all, othersShown),
    };
  },
  view: NewsItemPage,
  head({ item, origin }) {
    const { title, short, date } = item;
    return {
      title: headTitle(title, ` — новости ${parkName.quoted}`, ` — ${parkName.quoted}`, " — новости"),
      description: headDescription(short, `${longDate(date)}.`, `Новости ${parkName.genitive}.`),
      crumbs: [{ text: "Новости", href: href("news", {}) }, { text: title }],
      sheets: ["places"],
      image: "news",
      structured: () => [newsArticle(item, origin)],
    };
  },
});
