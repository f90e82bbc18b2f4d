import type { Service } from "../content/service.ts";
import { telLink } from "../kit/format.ts";
import { Icon } from "../kit/Icon.tsx";
import { href } from "../routes.ts";

/**
 * A service in the list: what it does, what it costs, when, whom to call. `parkPhone` shortens phones to their
 * extensions.
 */
export function ServiceLine({ service, parkPhone }: { service: Service; parkPhone: string }) {
  const { id, name, link, short, schedule, location, phone } = service;
  return (
    <li className="service-line">
      <div>
        <a className="service-name" href={link ?? href("service", { id })} {...(link ? { rel: "noopener" } : {})}>
          {name}
          {link && (
            <>
              <span className="visually-hidden"> (откроется другой сайт)</span> <Icon name="external" size={16} />
            </>
          )}
        </a>
        {short && <small>{short}</small>}
      </div>
      <ServicePrice service={service} />
      <div className="service-when">
        {schedule}
        {location && <small>{location}</small>}
      </div>
      {phone && (
        <a className="service-phone nowrap" href={telLink(phone)} aria-label={`Позвонить: ${name}, ${phone}`}>
          {phone.startsWith(parkPhone) ? phone.slice(parkPhone.length).replace(/^,\s*/, "") || phone : phone}
        </a>
      )}
    </li>
  );
}

/** Whether a service has an extension of the park's phone. */
export const hasExtension = ({ phone }: Service, parkPhone: string): boolean =>
  phone?.startsWith(parkPhone) === true && phone !== parkPhone;

/** The price of a service: included in the rent, or from how much. Empty if the API has no price. */
function ServicePrice({ service: { pays, priceFrom } }: { service: Service }) {
  if (pays === "included")
    return (
      <div className="service-price">
        <span className="service-included">
          <Icon name="check" size={18} /> включено
        </span>
        {priceFrom && <small>сверх нормы от {priceFrom}</small>}
      </div>
    );
  return <div className="service-price">{priceFrom && `от ${priceFrom}`}</div>;
}
