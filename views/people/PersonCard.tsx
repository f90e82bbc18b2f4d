import type { Person } from "../content/park.ts";
import { telLink } from "../ui/format.ts";
import { Picture } from "../ui/Picture.tsx";
import { monogram } from "./manager.ts";

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
        <a href={telLink(phone)}>{phone}</a>{" "}
        {telegram && (
          <a href={telegram}>
            Телеграм <span className="visually-hidden">{name}</span>
          </a>
        )}
      </p>
    </div>
  );
}
