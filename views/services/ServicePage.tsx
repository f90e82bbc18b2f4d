import { bodyNamedIn } from "../content-words/places.ts";
import { ButtonLink } from "../kit/Button.tsx";
import { CardGrid } from "../kit/Card.tsx";
import { FactsTable } from "../kit/FactsTable.tsx";
import { telLink } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { Picture } from "../kit/Picture.tsx";
import { RichText } from "../kit/RichText.tsx";
import { Section } from "../kit/Section.tsx";
import { servicesBeside } from "../news/neighbours.ts";
import type { Body } from "../park/park.ts";
import type { ParkStatements } from "../park/statements/statements.ts";
import { RequestLink } from "../requests/RequestLink.tsx";
import { href } from "../routes.ts";
import { ServiceCard } from "./ServiceCard.tsx";
import type { Service, ServicePays } from "./service.ts";

const payWords: Record<ServicePays, string> = {
  included: "входит в аренду",
  order: "по заявке",
  partner: "договор с исполнителем",
};

/** What the page of a service shows; `all` is empty while the list is not known, `phone` is the park's own. */
export type ServiceProps = {
  service: Service;
  all: Service[];
  bodies: Body[];
  phone: string;
  words?: ParkStatements["services"] | undefined;
};

/** A service: what it includes and costs, when and where it works, how to order it. */
export function ServicePage({ service, all, bodies, phone, words }: ServiceProps) {
  const { name, short, description, image, link, schedule, location, pays, priceFrom } = service;
  const beside = servicesBeside(service, all, bodies, 3);
  const body = bodyNamedIn(location, bodies);
  const ownPhone = service.phone ?? phone;
  return (
    <>
      <PageHeading title={name} kicker="Услуги парка" lead={short} />
      <Section tone="white">
        <div className="split">
          <div className="stack-l">
            {image && <Picture image={image} place="article" className="cover" eager />}
            <RichText html={description} />
          </div>
          <aside className="sticky-box panel stack" aria-labelledby="order">
            <h2 id="order" className="card-title">
              Заказать услугу
            </h2>
            <FactsTable
              rows={[
                ...(pays ? [{ name: "Оплата", value: payWords[pays] }] : []),
                ...(priceFrom
                  ? [
                      {
                        name: pays === "included" ? "Сверх нормы" : (words?.priceTitle ?? "Цена"),
                        value: `от ${priceFrom}`,
                      },
                    ]
                  : []),
                ...(schedule ? [{ name: "Часы", value: schedule }] : []),
                ...(location
                  ? [
                      {
                        name: "Где",
                        value: body ? <a href={href("plan", {}, { body: body.id })}>{location}</a> : location,
                      },
                    ]
                  : []),
                { name: "Телефон", value: <a href={telLink(ownPhone)}>{ownPhone.replace("доб. ", "доб. ")}</a> },
              ]}
            />
            <RequestLink form="callback" wide>
              Написать нам
            </RequestLink>
            {link && (
              <ButtonLink href={link} variant="outline" external wide>
                Перейти на сайт исполнителя
              </ButtonLink>
            )}
            <p className="small muted">{words?.callBack ?? "Перезвоним, уточним задачу и назовём цену."}</p>
          </aside>
        </div>
      </Section>
      {beside.length > 0 && (
        <Section title="Другие услуги" link={{ href: href("services", {}), text: "Все услуги" }}>
          <CardGrid columns={3}>
            {beside.map((one) => (
              <ServiceCard key={one.id} service={one} />
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}
