import type { RentalCategory } from "../content/park.ts";
import { parkName } from "../park/park-name.ts";

/** «Офисы, склады и торговые помещения в одном парке», of what the park lets. */
export function whatIsLet(categories: readonly RentalCategory[]): string {
  const names = categories.map(({ name }, index) => (index === 0 ? name : name.toLowerCase()));
  if (names.length === 0) return `Помещения в ${parkName.kind.prepositional}`;
  const all = new Intl.ListFormat("ru-RU").format(names);
  return names.length > 1 ? `${all} в одном парке` : `${all} в ${parkName.kind.prepositional}`;
}
