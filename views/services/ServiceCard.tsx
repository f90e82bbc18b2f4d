import type { Service } from "../content/service.ts";
import { Heading, type HeadingLevel } from "../kit/Heading.tsx";
import { Icon } from "../kit/Icon.tsx";
import { href } from "../routes.ts";
import { iconOfService } from "./service-icon.ts";

/** A service in a list. Leads to its page, or to the partner's site. */
export function ServiceCard({ service, level }: { service: Service; level?: HeadingLevel | undefined }) {
  const { id, name, link, short } = service;
  const icon = iconOfService(service);
  return (
    <article className="card service">
      {icon && (
        <span className="card-icon">
          <Icon name={icon} size={28} />
        </span>
      )}
      <Heading level={level}>
        <a className="cover-link" href={link ?? href("service", { id })} {...(link ? { rel: "noopener" } : {})}>
          {name}
        </a>
      </Heading>
      {short && <p>{short}</p>}
      <p className="card-more">
        {link ? "На сайт исполнителя" : "Подробнее"}
        <Icon name={link ? "external" : "arrow"} size={18} />
      </p>
    </article>
  );
}
