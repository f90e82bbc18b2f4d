import type { NewsItem } from "../wire.ts";
import { pageOf, type Read } from "./answer.ts";
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
export function newsRead(news: readonly NewsItem[]): Read {
  const ofType = (type: string) => news.filter((item) => item.type === type);
  const types = Object.entries(typeNames).map(([id, name]) => ({ id, name, count: ofType(id).length }));
  return (query) => pageOf(ofType(textIn(query, "type") ?? typeDefault), query, limitDefault, { types });
}
