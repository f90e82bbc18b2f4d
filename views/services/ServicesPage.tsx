import { CallToAction } from "../kit/CallToAction.tsx";
import { CardGrid } from "../kit/Card.tsx";
import { EmptyResult } from "../kit/EmptyResult.tsx";
import { plural } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { Section } from "../kit/Section.tsx";
import { RequestLink } from "../requests/RequestLink.tsx";
import { ServiceCard } from "./ServiceCard.tsx";
import type { Service } from "./service.ts";

/** Every service of the park; some lead to the site of whoever renders them. */
export function ServicesPage({ services }: { services: Service[] }) {
  const external = services.filter(({ link }) => link).length;
  return (
    <>
      <PageHeading
        title="Услуги"
        lead="Часть работ уже входит в аренду: эксплуатация, охрана, уборка общих зон, приём почты. Остальное можно заказать, когда понадобится."
      />
      <Section tone="white">
        {services.length > 0 ? (
          <div className="stack-l">
            <CardGrid columns={3}>
              {services.map((service) => (
                <ServiceCard key={service.id} service={service} level={2} />
              ))}
            </CardGrid>
            {external > 0 && (
              <p className="small muted">
                {`${plural(external, "услугу", "услуги", "услуг")} из ${services.length} оказывают партнёры: стрелка в углу карточки ведёт на их сайт.`}
              </p>
            )}
          </div>
        ) : (
          <EmptyResult title="Список услуг сейчас пуст">
            <p>Напишите нам, что нужно: ответим, кто это сделает и сколько это стоит.</p>
            <RequestLink form="callback">Написать нам</RequestLink>
          </EmptyResult>
        )}
      </Section>
      <CallToAction
        title="Не нашли нужную услугу?"
        text="Опишите задачу: скажем, возьмётся ли за неё служба парка или кто из резидентов."
      >
        <RequestLink form="callback">Написать нам</RequestLink>
      </CallToAction>
    </>
  );
}
