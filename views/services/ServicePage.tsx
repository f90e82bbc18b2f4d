import { Fragment } from "react";
import { bodyNamedIn, floorNamedIn, isRoomOf } from "../content-words/places.ts";
import { floorSize, RoomsOfFloor } from "../drawings/RoomsOfFloor.tsx";
import { ButtonLink } from "../kit/Button.tsx";
import { FullDrawing } from "../kit/FullDrawing.tsx";
import { floorNumber, shortPhone, telLink } from "../kit/format.ts";
import { PageHead } from "../kit/PageHead.tsx";
import { Picture } from "../kit/Picture.tsx";
import { PriceSheet } from "../kit/PriceSheet.tsx";
import { RichText } from "../kit/RichText.tsx";
import { isTable, textSections } from "../kit/sections.ts";
import { servicesBeside } from "../news/neighbours.ts";
import type { Body } from "../park/park.ts";
import type { ParkStatements } from "../park/statements/statements.ts";
import { RequestLink } from "../requests/RequestLink.tsx";
import { href } from "../routes.ts";
import { OpenNow } from "../visit/HoursBar.tsx";
import { openingInShort } from "../visit/opening-hours.ts";
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
  now: Date;
  words?: ParkStatements["services"] | undefined;
};

/** A service as a document: where it is, what it includes, a sheet of prices beside it. */
export function ServicePage({ service, all, bodies, phone, now, words }: ServiceProps) {
  const { name, short, description, image, link } = service;
  const ownPhone = service.phone ?? phone;
  const beside = servicesBeside(service, all, bodies, 3);
  const parts = textSections(description);
  const [tables, texts] = [parts.filter(isTable), parts.filter((part) => !isTable(part))];
  return (
    <>
      <PageHead
        title={name}
        lead={short}
        action={
          <>
            <RequestLink form="callback">Написать нам</RequestLink>
            <a className="button button-outline" href={telLink(ownPhone)} aria-label={`Позвонить: ${ownPhone}`}>
              {shortPhone(ownPhone, phone)}
            </a>
            {link && (
              <ButtonLink href={link} variant="outline" external>
                Сайт исполнителя
              </ButtonLink>
            )}
          </>
        }
      />
      <Room service={service} bodies={bodies} />
      <div className="wrap document">
        <div className="document-text">
          {image && <Picture image={image} place="article" className="cover" eager />}
          {texts.map(({ title, html }) => (
            <section key={title}>
              {title && <h2>{title}</h2>}
              <RichText html={html} />
            </section>
          ))}
        </div>
        <PriceSheet title="Цена и часы" rows={factsOf(service, bodies, now, words)}>
          {tables.map(({ title, html }) => (
            <section key={title}>
              <h3>{title}</h3>
              <RichText html={html} />
            </section>
          ))}
        </PriceSheet>
      </div>
      {beside.length > 0 && (
        <p className="wrap row-foot">
          Другие услуги:{" "}
          {beside.map(({ id, name }) => (
            <Fragment key={id}>
              <a href={href("service", { id })}>{name}</a>,{" "}
            </Fragment>
          ))}
          <a href={href("services", {})}>все услуги</a>.
        </p>
      )}
    </>
  );
}

/** The service's room on its floor, where the building tells it. */
function Room({ service, bodies }: Pick<ServiceProps, "service" | "bodies">) {
  const body = bodyNamedIn(service.location, bodies);
  const floor = floorNamedIn(service.location);
  const rooms = body?.floors.find(({ number }) => number === floor)?.rooms ?? [];
  if (!body?.place || floor === undefined || !rooms.some((room) => isRoomOf(service, room))) return null;
  const where = `Корпус ${body.number}, этаж ${floorNumber(floor)}`;
  return (
    <FullDrawing ground="floor" caption={<span>{floorSize(body)}</span>}>
      <div className="gallery-floors one">
        <h2>
          {where} <a href={href("plan", {}, { body: body.id, floor })}>Схема корпусов</a>
        </h2>
        <RoomsOfFloor
          body={body}
          floor={floor}
          lit={(room) => isRoomOf(service, room)}
          label={`${where}: ${service.name}`}
        />
      </div>
    </FullDrawing>
  );
}

function factsOf(service: Service, bodies: Body[], now: Date, words: ServiceProps["words"]) {
  const { schedule, location, pays, priceFrom } = service;
  const body = bodyNamedIn(location, bodies);
  const price = pays === "included" ? "Сверх нормы" : (words?.priceTitle ?? "Цена");
  return [
    ...(pays ? [{ name: "Оплата", value: payWords[pays] }] : []),
    ...(priceFrom ? [{ name: price, value: `от ${priceFrom}` }] : []),
    ...(schedule ? [{ name: "Часы", value: <Hours service={service} now={now} /> }] : []),
    ...(location
      ? [{ name: "Где", value: body ? <a href={href("plan", {}, { body: body.id })}>{location}</a> : location }]
      : []),
  ];
}

function Hours({ service, now }: { service: Service; now: Date }) {
  return (
    <>
      {service.schedule}
      {openingInShort(service, now) && (
        <small>
          <OpenNow opening={service} now={now} />
        </small>
      )}
    </>
  );
}
