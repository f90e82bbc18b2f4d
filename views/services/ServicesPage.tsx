import { minutesAWeek, weekOf } from "../content/opening-hours.ts";
import { type Service, serviceFor } from "../content/service.ts";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import type { CommonProps } from "../layout/define-page.ts";
import { headPicture } from "../park/ModelFigure.tsx";
import { href } from "../routes.ts";
import { leadsElsewhere } from "../ui/Button.tsx";
import { number, plural } from "../ui/format.ts";
import { EmptyResult, PageHead, Part } from "../ui/PageParts.tsx";
import { PhoneNumber } from "../ui/PhoneNumber.tsx";
import { Line, Lines } from "../ui/Tables.tsx";

type Props = Pick<CommonProps, "phone" | "now" | "claims" | "model"> & { services: Service[] };

/** Every service of the park: those that the rent pays, then the others with their prices in one column. */
export function ServicesPage({ services, phone, claims, model }: Props) {
  const groups = groupServices(services);
  return (
    <>
      <PageHead
        title="Услуги"
        lead={`${leadOf(groups)}${claims && services.some(({ priceFrom }) => priceFrom) ? claims.services.vat : ""}`}
        picture={headPicture(model?.office, "Полдень в офисе")}
      />
      {groups.map((group) => (
        <Part key={group.id} id={group.id} title={group.title}>
          <Lines kind={group.id === "order" ? "prices" : undefined}>
            {group.services.map((service) => (
              <ServiceLine key={service.id} service={service} group={group.id} />
            ))}
          </Lines>
        </Part>
      ))}
      {groups.length === 0 && (
        <div className="wrap">
          <EmptyResult title="Список услуг сейчас пуст">
            <p>Напишите нам, что нужно: ответим, кто это сделает и сколько это стоит.</p>
            <EnquiryLink />
          </EmptyResult>
        </div>
      )}
      <Urgent services={services} phone={phone} />
    </>
  );
}

type ServiceLineProps = { service: Service; group: ServiceGroup["id"] };

/**
 * A service in the list. One of the rent tells its prices on its own page, for what goes beyond; one to order has its
 * price here, and a sentence only if it has no page here.
 */
function ServiceLine({ service: { id, name, link, short, pays, priceFrom }, group }: ServiceLineProps) {
  const price = priceFrom ? `от ${priceFrom}` : pays === "included" && "входит в аренду";
  return (
    <Line
      href={link ?? href("service", { id })}
      external={link !== undefined && leadsElsewhere(link)}
      title={name}
      text={group === "order" && !link ? undefined : short}
      value={group === "included" ? undefined : price}
    />
  );
}

/** The number for what cannot wait: of those who run the buildings, if they answer around the clock. */
function Urgent({ services, phone }: Pick<Props, "services" | "phone">) {
  const service = serviceFor(services, "operation");
  const [hours] = (service && weekOf(service)) ?? [];
  if (!service || !hours || hours.to - hours.from < minutesAWeek) return null;
  const urgentPhone = service.phone ?? phone;
  return (
    <p className="wrap foot-line">
      {"Что-то сломалось? Диспетчер отвечает днём и ночью: "}
      <PhoneNumber phone={urgentPhone} />
    </p>
  );
}

type ServiceGroup = { id: "included" | "order" | "all"; title: string | undefined; services: Service[] };

/** Services that the rent pays, and the others, without an empty group. One group if one does not name its payer. */
function groupServices(services: readonly Service[]): ServiceGroup[] {
  if (services.some(({ pays }) => pays === undefined))
    return [{ id: "all", title: undefined, services: [...services] }];
  const groups: ServiceGroup[] = [
    { id: "included", title: "Уже в аренде", services: services.filter(({ pays }) => pays === "included") },
    { id: "order", title: "По заявке", services: services.filter(({ pays }) => pays !== "included") },
  ];
  return groups.filter((group) => group.services.length > 0);
}

/** How many of the services are paid by the rent already. */
function leadOf(groups: readonly ServiceGroup[]): string {
  const countOf = (wanted: ServiceGroup["id"]) => groups.find(({ id }) => id === wanted)?.services.length ?? 0;
  const included = countOf("included");
  const others = countOf("order");
  if (included === 0) return "Что делают службы парка и сколько это стоит.";
  const paid = plural(included, "служба уже оплачена", "службы уже оплачены", "служб уже оплачены");
  return others > 0 ? `${paid} арендой, ещё ${number(others)} — когда понадобятся.` : `${paid} арендой.`;
}
