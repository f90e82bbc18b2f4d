import type { Building } from "../content/park.ts";
import type { Service, ServicePays } from "../content/service.ts";
import { buildingNamedIn } from "../content/words/places.ts";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import { ButtonLink } from "../kit/Button.tsx";
import { CardGrid } from "../kit/Card.tsx";
import { FactsTable } from "../kit/FactsTable.tsx";
import { telLink } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { Picture } from "../kit/Picture.tsx";
import { RichText } from "../kit/RichText.tsx";
import { Section } from "../kit/Section.tsx";
import { servicesBeside } from "../news/neighbours.ts";
import type { ParkClaims } from "../park/claims/claims.ts";
import { href } from "../routes.ts";
import { ServiceCard } from "./ServiceCard.tsx";

const payWords: Record<ServicePays, string> = {
  included: "входит в аренду",
  order: "по заявке",
  partner: "договор с исполнителем",
};

/** What the page of a service shows; `all` is empty while the list is not known, `phone` is the park's own. */
export type ServiceProps = {
  service: Service;
  all: Service[];
  buildings: Building[];
  phone: string;
  words?: ParkClaims["services"] | undefined;
};

/** A service: what it includes and costs, when and where it works, how to order it. */
export function ServicePage({ service, all, buildings, phone, words }: ServiceProps) {
  const { name, short, description, image, link, schedule, location, pays, priceFrom } = service;
  const beside = servicesBeside(service, all, buildings, 3);
  const building = buildingNamedIn(location, buildings);
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
                        value: building ? <a href={href("plan", {}, { body: building.id })}>{location}</a> : location,
                      },
                    ]
                  : []),
                { name: "Телефон", value: <a href={telLink(ownPhone)}>{ownPhone.replace("доб. ", "доб. ")}</a> },
              ]}
            />
            <EnquiryLink form="callback" wide>
              Написать нам
            </EnquiryLink>
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
