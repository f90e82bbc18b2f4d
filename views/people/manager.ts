import type { CategoryId, Contacts, Person } from "../content/park.ts";

/** Who lets premises of a kind; where the API names nobody for it, undefined: pages then name the department. */
export const managerOf = ({ departments }: Contacts, category: CategoryId | undefined): Person | undefined =>
  category && departments.flatMap(({ people }) => people).find(({ categories }) => categories.includes(category));

/** «Позвонить Анне»; without the dative of the name the verb alone. */
export const callWords = (person: Pick<Person, "dative"> | undefined): string =>
  person?.dative ? `Позвонить ${person.dative}` : "Позвонить";

/** The first name, for a sentence: «Анна перезвонит». */
export const firstName = ({ name }: Pick<Person, "name">): string => name.split(" ")[0] ?? name;

/** The monogram of a person without a portrait: «АВ». */
export const monogram = ({ name }: Pick<Person, "name">): string =>
  name
    .split(" ")
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? "")
    .join("")
    .toUpperCase();
