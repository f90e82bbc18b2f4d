import { timeInWords, weekOf } from "../content/opening-hours.ts";
import type { Service, ServicePays } from "../content/service.ts";
import { clock, momentOf } from "../content/week-clock.ts";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import { EmptyResult } from "../kit/EmptyResult.tsx";
import { number, plural, telLink } from "../kit/format.ts";
import { PageHead } from "../kit/PageHead.tsx";
import { RowGroup } from "../kit/RowGroup.tsx";
import type { CommonProps } from "../layout/common-props.ts";
import type { ParkClaims } from "../park/claims/claims.ts";
import { HoursRuler } from "../visit/HoursBar.tsx";
import { hasExtension, ServiceRow } from "./ServiceRow.tsx";

type Props = Pick<CommonProps, "phone" | "now" | "claims"> & { services: Service[] };

/** Every service of the park by who pays: prices and today's hours in columns, the two things compared. */
export function ServicesPage({ services, phone, now, claims }: Props) {
  const groups = groupServices(services, claims?.services);
  const hasNumber = (service: Service) => service.phone !== undefined && !hasExtension(service, phone);
  const timed = services.some((service) => weekOf(service) !== undefined);
  return (
    <>
      <PageHead title="Услуги" lead={leadOf(groups)} />
      <div className={`wrap directory${services.some(hasNumber) ? " with-numbers" : ""}`}>
        {groups.length > 0 && (
          <div className="row-titles" aria-hidden="true">
            <div className="service-row">
              <span />
              <span>{services.some(({ priceFrom }) => priceFrom) && (claims?.services.priceTitle ?? "Цена")}</span>
              {timed ? <HoursRuler /> : <span />}
              {timed && <span>{` Сегодня, ${clock(momentOf(now).minute)}`}</span>}
            </div>
          </div>
        )}
        {groups.map(({ id, title, note, services }) => (
          <RowGroup key={id} id={id} title={title} note={note || undefined}>
            {services.map((service) => (
              <ServiceRow key={service.id} service={service} parkPhone={phone} now={now} />
            ))}
          </RowGroup>
        ))}
        {groups.length === 0 && (
          <EmptyResult title="Список услуг сейчас пуст">
            <p>Напишите нам, что нужно: ответим, кто это сделает и сколько это стоит.</p>
            <EnquiryLink form="callback">Написать нам</EnquiryLink>
          </EmptyResult>
        )}
        <p className="row-foot">
          {timed && `Часы на сегодня; в парке ${timeInWords(now)}. `}
          {services.some((service) => hasExtension(service, phone)) && "Добавочные набирают после номера "}
          <a href={telLink(phone)}>{phone}</a>.{claims?.services.vat} Нужной услуги нет?{" "}
          <EnquiryLink form="callback" variant="text">
            Спросите нас
          </EnquiryLink>
        </p>
      </div>
    </>
  );
}

type ServiceGroup = { id: ServicePays | "all"; title: string; note: string; services: Service[] };

const groups: readonly Omit<ServiceGroup, "services">[] = [
  { id: "included", title: "Входит в аренду", note: "Платить не нужно; цены — за то, что сверх нормы." },
  { id: "order", title: "По заявке", note: "Делает парк." },
  { id: "partner", title: "Отдельно", note: "Договор с исполнителем." },
];

/** Services grouped by who pays, without empty groups. If one service does not name its payer, there is one group. */
export function groupServices(services: readonly Service[], words?: ParkClaims["services"]): ServiceGroup[] {
  if (services.some(({ pays }) => pays === undefined))
    return services.length > 0 ? [{ id: "all", title: "Все услуги", note: "", services: [...services] }] : [];
  return groups
    .map((group) => ({
      ...group,
      note: (group.id === "order" && words?.order) || group.note,
      services: services.filter(({ pays }) => pays === group.id),
    }))
    .filter((group) => group.services.length > 0);
}

/** How many of the services are paid by the rent already. */
function leadOf(groups: readonly ServiceGroup[]): string {
  const count = (wanted: boolean) =>
    groups.filter(({ id }) => (id === "included") === wanted).reduce((sum, { services }) => sum + services.length, 0);
  const [included, others] = [count(true), count(false)];
  if (included === 0) return "Что делают службы парка и сколько это стоит.";
  const paid = plural(included, "служба уже оплачена", "службы уже оплачены", "служб уже оплачены");
  return others > 0 ? `${paid} арендой, ещё ${number(others)} — когда понадобятся.` : `${paid} арендой.`;
}
