import type { ReactNode } from "react";
import type { Service } from "../content/service.ts";
import { parkName } from "../park/park-name.ts";
import { addressInWords } from "../park/park-words.ts";
import { href } from "../routes.ts";
import { leadsElsewhere } from "../ui/Button.tsx";
import { MailLink } from "../ui/MailLink.tsx";
import { PhoneNumber } from "../ui/PhoneNumber.tsx";
import type { Frame } from "./frame.ts";
import { footerMenu, legalMenu, type MenuItem, MenuLink, MenuList, pageLink, visitMenu } from "./Menu.tsx";

const servicesShown = 7;

/** The foot of every page: menus, how to reach the park, documents. */
export function Footer({ frame, current }: { frame: Frame; current: string }) {
  const { contacts } = frame;
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="footer-top">
          <address className="footer-about">
            <p className="footer-name">{parkName.plain}</p>
            <p>{addressInWords(contacts.address)}</p>
            {/* A paragraph in one bold link looks like a heading to checkers. */}
            <div>
              <PhoneNumber phone={contacts.phone} className="phone-link" />
            </div>
            <p className="footer-when">
              {contacts.workingHours && <span>{contacts.workingHours}</span>}{" "}
              {contacts.email && <MailLink email={contacts.email} />}
            </p>
            {contacts.socials.length > 0 && (
              <ul className="socials" aria-label="Мы в соцсетях">
                {contacts.socials.map(({ name, url }) => (
                  <li key={url}>
                    <a href={url}>{name}</a>
                  </li>
                ))}
              </ul>
            )}
          </address>
          <nav className="footer-columns" aria-label="Разделы сайта">
            <Column title={parkName.kind.title}>
              <MenuList items={footerMenu(frame)} current={current} />
            </Column>
            {frame.services.length > 0 && (
              <Column title="Услуги">
                <MenuList items={serviceLinks(frame.services, servicesShown)} current={current} />
              </Column>
            )}
            <Column title="Посетителям">
              <MenuList items={visitMenu} current={current} />
            </Column>
            <Column title="Документы">
              <ul className="footer-legal">
                {legalMenu(frame).map((item) => (
                  <li key={item.href}>
                    <MenuLink item={item} current={current} />
                  </li>
                ))}
                <li className="needs-script">
                  <button type="button" className="link" data-open-cookie-settings="">
                    Настройки cookie
                  </button>
                </li>
              </ul>
            </Column>
          </nav>
        </div>
        <div className="footer-last">
          <p>{`© ${frame.claims ? `${frame.claims.since}–` : ""}${frame.year} ${parkName.title}`}</p>
          <p>Информация на сайте носит справочный характер и не является публичной офертой (статья 437 ГК РФ).</p>
        </div>
      </div>
    </footer>
  );
}

/** The first `count` services as links of a menu: to our page, or to the partner's site. */
export function serviceLinks(services: Service[], count: number): MenuItem[] {
  return services.slice(0, count).map(({ id, name, link }) => {
    if (link) return { text: name, href: link, covers: [], external: leadsElsewhere(link) };
    return pageLink(name, href("service", { id }));
  });
}

/**
 * A column that folds at 650 px and less. `details` is closed in the HTML; `footer.css` shows its content on wider
 * screens, with the heading in place of the summary. This needs no script and no second copy of the links.
 */
function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="footer-column">
      <p className="footer-title">{title}</p>
      <details>
        <summary>{title}</summary>
        {children}
      </details>
    </div>
  );
}
