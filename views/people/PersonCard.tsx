import { hoursInSentence } from "../content/hours-in-words.ts";
import type { CategoryId, Contacts, Person } from "../content/park.ts";
import { PhoneNumber } from "../ui/PhoneNumber.tsx";
import { Picture } from "../ui/Picture.tsx";

/** The portrait, or the monogram, of a person. */
export function Face({ person }: { person: Person }) {
  const { photo } = person;
  return photo ? (
    <Picture image={{ ...photo, alt: "" }} place="face" className="face" />
  ) : (
    <span className="face" aria-hidden="true">
      {monogram(person)}
    </span>
  );
}

/** A person who answers: face, name, what for, mobile and messenger. */
export function PersonCard({ person }: { person: Person }) {
  const { name, role, phone, telegram } = person;
  return (
    <div className="person">
      <Face person={person} />
      <p className="person-who">
        <b>{name}</b> <span>{role}</span>
      </p>
      <p className="person-ways">
        <PhoneNumber phone={phone} />{" "}
        {telegram && (
          <a href={telegram}>
            Телеграм <span className="visually-hidden">{name}</span>
          </a>
        )}
      </p>
    </div>
  );
}

/** The manager of a category; undefined if the API names none, so pages show the department instead. */
export const managerOf = ({ departments }: Contacts, category: CategoryId | undefined): Person | undefined =>
  category && departments.flatMap(({ people }) => people).find(({ categories }) => categories.includes(category));

/** «Позвонить Анне»; without the dative of the name the verb alone. */
export const callWords = (person: Pick<Person, "dative"> | undefined): string =>
  person?.dative ? `Позвонить ${person.dative}` : "Позвонить";

/** «Анна отвечает по будням с 9:00 до 18:00.»; nothing where the hours are not known. */
export function answerHours(person: Pick<Person, "name"> | undefined, hours: string | undefined): string {
  if (!hours) return "";
  return `${person ? `${firstName(person)} отвечает` : "Отвечаем"} ${hoursInSentence(hours)}.`;
}

/** The first name, for a sentence: «Анна перезвонит». */
export const firstName = ({ name }: Pick<Person, "name">): string => name.split(" ")[0] ?? name;

/** The monogram of a person without a portrait: «АВ». */
const monogram = ({ name }: Pick<Person, "name">): string =>
  name
    .split(" ")
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? "")
    .join("")
    .toUpperCase();
