import type { Service } from "../content/service.ts";
import { shortPhone, telLink } from "../kit/format.ts";
import { Icon } from "../kit/Icon.tsx";
import { href } from "../routes.ts";
import { HoursBar, OpenNow } from "../visit/HoursBar.tsx";

type Props = { service: Service; parkPhone: string; now: Date };

/** A service in the list: what it does, what it costs, when, whom to call. Phones show their extensions. */
export function ServiceRow({ service, parkPhone, now }: Props) {
  const { id, name, link, short, location, phone, pays, priceFrom } = service;
  return (
    <li className="service-row">
      <div>
        <h3>
          <a className="row-link" href={link ?? href("service", { id })}>
            {name}
            {link && (
              <>
                <span className="visually-hidden"> (откроется другой сайт)</span> <Icon name="external" size={16} />
              </>
            )}
          </a>
        </h3>
        {short && <p>{short}</p>}
      </div>
      <div className="service-price">
        {priceFrom && (
          <>
            <small>от</small> {priceFrom}
          </>
        )}{" "}
        {pays === "included" && <small className="over">{priceFrom ? "сверх нормы" : "входит в аренду"}</small>}
      </div>
      <div className="row-hours">
        <HoursBar opening={service} now={now} />
      </div>
      <div className="row-state">
        <OpenNow opening={service} now={now} /> {location && <small>{location}</small>}
      </div>
      {phone && (
        <a className="row-phone" href={telLink(phone)} aria-label={`Позвонить: ${name}, ${phone}`}>
          {shortPhone(phone, parkPhone)}
        </a>
      )}
    </li>
  );
}

export const hasExtension = ({ phone }: Service, parkPhone: string): boolean =>
  phone?.startsWith(parkPhone) === true && phone !== parkPhone;
