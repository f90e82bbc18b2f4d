import type { NewsItem } from "../content/news-item.ts";

/** The neighbours of a piece of news: the next older and newer, and others, those of its type first. */
export type NewsAround = { older: NewsItem | undefined; newer: NewsItem | undefined; others: NewsItem[] };

/** Finds what stands around `item` in `all`, which is ordered from the newest. */
export function newsAround(item: NewsItem, all: readonly NewsItem[], most: number): NewsAround {
  const at = all.findIndex(({ id }) => id === item.id);
  const older = at < 0 ? undefined : all[at + 1];
  const newer = at < 0 ? undefined : all[at - 1];
  const others = all.filter(({ id }) => id !== item.id && id !== older?.id && id !== newer?.id);
  const ofType = others.filter(({ type }) => type === item.type);
  return { older, newer, others: [...ofType, ...others.filter(({ type }) => type !== item.type)].slice(0, most) };
}
