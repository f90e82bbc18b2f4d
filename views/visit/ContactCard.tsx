import type { Department } from "../content/park.ts";
import { telLink } from "../kit/format.ts";
import { Heading, type HeadingLevel } from "../kit/Heading.tsx";
import { Icon } from "../kit/Icon.tsx";

/** A department: its phone, mail and hours. */
export function ContactCard({ department, level }: { department: Department; level?: HeadingLevel | undefined }) {
  const { name, phone, email, hours } = department;
  return (
    <article className="card contact">
      <Heading level={level}>{name}</Heading>
      <p className="with-icon">
        <Icon name="phone" size={20} />
        <a className="num" href={telLink(phone)}>
          {phone}
        </a>
      </p>
      {email && (
        <p className="with-icon">
          <Icon name="mail" size={20} />
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {hours && (
        <p className="with-icon muted">
          <Icon name="clock" size={20} />
          {hours}
        </p>
      )}
    </article>
  );
}
