import { Fragment } from "react";
import { openingInWords } from "../content/opening-hours.ts";
import { type Building, buildingOf } from "../content/park.ts";
import type { Service, ServicePays } from "../content/service.ts";
import type { CommonProps } from "../layout/define-page.ts";
import { href } from "../routes.ts";
import { ButtonLink, leadsElsewhere } from "../ui/Button.tsx";
import { insideSentence } from "../ui/format.ts";
import { isTable, textSections } from "../ui/html.ts";
import { PageHead } from "../ui/PageParts.tsx";
import { PhoneNumber } from "../ui/PhoneNumber.tsx";
import { Picture } from "../ui/Picture.tsx";
import { RichText } from "../ui/RichText.tsx";
import { PriceSheet } from "../ui/Tables.tsx";

const payWords: Record<ServicePays, string> = {
  included: "входит в аренду",
  order: "по заявке",
  partner: "договор с исполнителем",
};

/** `all` is empty while the list is unknown; `phone` is the park's own. */
type Props = Pick<CommonProps, "buildings" | "phone" | "now" | "claims"> & { service: Service; all: Service[] };

/** A service: what it includes, beside it prices, hours and place. */
export function ServicePage({ service, all, buildings, phone, now, claims }: Props) {
  const { name, short, description, image, link } = service;
  const servicePhone = service.phone ?? phone;
  const beside = servicesBeside(service, all, 3);
  const parts = textSections(description);
  const tables = parts.filter(isTable);
  const texts = parts.filter((part) => !isTable(part));
  return (
    <>
      <PageHead
        title={name}
        lead={short}
        action={
          <>
            <PhoneNumber phone={servicePhone} className="button button-primary" />{" "}
            {link && (
              <ButtonLink href={link} variant="outline" external={leadsElsewhere(link)}>
                {leadsElsewhere(link) ? "Сайт исполнителя" : "Подробнее"}
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="wrap beside">
        <PriceSheet title="Цена и часы" rows={factsOf(service, buildings, now, claims)}>
          {tables.map(({ title, html }) => (
            <section key={title}>
              <h3>{title}</h3>
              <RichText html={html} />
            </section>
          ))}
        </PriceSheet>
        <div>
          {image && <Picture image={image} place="column" className="cover" eager />}
          {texts.map(({ title, html }) => {
            const Text = title ? "section" : "div";
            return (
              <Text key={title}>
                {title && <h2>{title}</h2>}
                <RichText html={html} />
              </Text>
            );
          })}
        </div>
      </div>
      {beside.length > 0 && (
        <p className="wrap foot-line">
          Другие услуги:{" "}
          {beside.map((other) => (
            <Fragment key={other.id}>
              <a href={href("service", { id: other.id })}>{insideSentence(other.name)}</a>,{" "}
            </Fragment>
          ))}
          <a href={href("services", {})}>все услуги</a>.
        </p>
      )}
    </>
  );
}

function factsOf(service: Service, buildings: Building[], now: Date, claims: Props["claims"]) {
  const { schedule, location, pays, priceFrom } = service;
  const building = buildingOf(buildings, service);
  const price = pays === "included" ? "Сверх нормы" : (claims?.services.priceTitle ?? "Цена");
  return [
    { name: "Оплата", value: pays && payWords[pays] },
    { name: price, value: priceFrom && `от ${priceFrom}` },
    { name: "Часы", value: schedule && <Hours service={service} now={now} /> },
    {
      name: "Где",
      value: location && building ? <a href={href("plan", {}, { body: building.id })}>{location}</a> : location,
    },
  ];
}

function Hours({ service, now }: { service: Service; now: Date }) {
  const state = openingInWords(service, now);
  const repeats = state?.text.toLowerCase().endsWith(service.schedule?.toLowerCase() ?? "");
  return (
    <>
      {service.schedule} {state && !repeats && <small>{state.text}</small>}
    </>
  );
}

/** `most` other services: first those in the same building, then the next ones in the upstream's order, cyclic. */
function servicesBeside(service: Service, all: readonly Service[], most: number): Service[] {
  const at = all.findIndex(({ id }) => id === service.id);
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))].filter(({ link }) => !link);
  const home = service.building?.id;
  const isNear = ({ building }: Service) => home !== undefined && building?.id === home;
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, most);
}
