/** The items whose day has come: the same list if all have. `today` and the dates are ISO 8601. */
export function publishedOf<Item>(items: Item[], dateOf: (item: Item) => string, today: string): Item[] {
  const published = items.filter((item) => dateOf(item).slice(0, 10) <= today);
  return published.length === items.length ? items : published;
}
