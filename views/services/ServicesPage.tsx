import type { Service } from "../content/service.ts";
import { CallToAction } from "../enquiries/CallToAction.tsx";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import { Chips } from "../kit/Chips.tsx";
import { EmptyResult } from "../kit/EmptyResult.tsx";
import { number, plural, telLink } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { Section } from "../kit/Section.tsx";
import type { ParkClaims } from "../park/claims/claims.ts";
import { hasExtension, ServiceLine } from "./ServiceLine.tsx";
import { groupServices } from "./service-groups.ts";

type Props = { services: Service[]; phone: string; words?: ParkClaims["services"] | undefined };

/** Every service of the park by who pays, as lines with prices. */
export function ServicesPage({ services, phone, words }: Props) {
  const groups = groupServices(services, words);
  const included = groups.find(({ id }) => id === "included")?.services.length;
  return (
    <>
      <PageHeading
        title="Услуги"
        lead={
          included
            ? `${plural(included, "служба уже оплачена", "службы уже оплачены", "служб уже оплачены")} арендой. Остальное — по заявке.`
            : "Что делают службы парка и сколько это стоит."
        }
      >
        {groups.length > 1 && (
          <Chips
            label="Кто платит"
            items={groups.map(({ id, title, services }) => ({
              href: `#${id}`,
              text: `${title} — ${number(services.length)}`,
            }))}
          />
        )}
      </PageHeading>
      {groups.map(({ id, title, note, services }, index) => (
        <Section key={id} id={id} title={title} lead={note || undefined} tone={index % 2 === 0 ? "white" : "light"}>
          <ul className="service-lines">
            {services.map((service) => (
              <ServiceLine key={service.id} service={service} parkPhone={phone} />
            ))}
          </ul>
          {index === groups.length - 1 && (
            <p className="small muted service-foot">
              Телефон парка <a href={telLink(phone)}>{phone}</a>
              {services.some((service) => hasExtension(service, phone)) && ", в строках — добавочные"}.{words?.vat}
            </p>
          )}
        </Section>
      ))}
      {groups.length === 0 && (
        <Section tone="white">
          <EmptyResult title="Список услуг сейчас пуст">
            <p>Напишите нам, что нужно: ответим, кто это сделает и сколько это стоит.</p>
            <EnquiryLink form="callback">Написать нам</EnquiryLink>
          </EmptyResult>
        </Section>
      )}
      <CallToAction
        title="Не нашли нужную услугу?"
        text="Опишите задачу: скажем, возьмётся ли за неё служба парка или кто из резидентов."
      />
    </>
  );
}
