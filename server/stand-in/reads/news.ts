import type { NewsItem } from "../wire.ts";
import { type Answer, type Prepared, pageOf } from "./answer.ts";
import { textIn } from "./query.ts";

const limitDefault = 4;
const typeDefault = "news";

const typeNames: Record<string, string> = {
  news: "Новости",
  promo: "Акции",
  event: "События",
  notice: "Объявления для резидентов",
};

/** Answers `/news`: one type, newest first. */
export function newsRead(news: readonly Prepared<NewsItem>[]): (query: URLSearchParams) => Answer {
  const meta = {
    types: Object.entries(typeNames).map(([id, name]) => ({
      id,
      name,
      count: news.filter(({ item }) => item.type === id).length,
    })),
  };
  return (query) => {
    const type = textIn(query, "type") ?? typeDefault;
    return pageOf(
      news.filter(({ item }) => item.type === type),
      query,
      limitDefault,
      meta,
    );
  };
}
