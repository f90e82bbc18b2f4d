import { Fragment } from "react";
import { openingInShort } from "../content/opening-hours.ts";
import type { Building } from "../content/park.ts";
import type { Service, ServicePays } from "../content/service.ts";
import { buildingNamedIn, floorNamedIn, isRoomOf } from "../content/words/placement-words.ts";
import { floorSize, RoomsOfFloor } from "../drawings/RoomsOfFloor.tsx";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import { ButtonLink } from "../kit/Button.tsx";
import { FullDrawing } from "../kit/FullDrawing.tsx";
import { floorNumber, shortPhone, telLink } from "../kit/format.ts";
import { PageHead } from "../kit/PageHead.tsx";
import { Picture } from "../kit/Picture.tsx";
import { PriceSheet } from "../kit/PriceSheet.tsx";
import { RichText } from "../kit/RichText.tsx";
import { isTable, textSections } from "../kit/sections.ts";
import type { CommonProps } from "../layout/common-props.ts";
import { href } from "../routes.ts";
import { OpenNow } from "../visit/HoursBar.tsx";
import { servicesBeside } from "./services-beside.ts";

const payWords: Record<ServicePays, string> = {
  included: "входит в аренду",
  order: "по заявке",
  partner: "договор с исполнителем",
};

/** `all` is empty while the list is unknown; `phone` is the park's own. */
type Props = Pick<CommonProps, "buildings" | "phone" | "now" | "claims"> & { service: Service; all: Service[] };

/** A service as a document: where it is, what it includes, a sheet of prices beside it. */
export function ServicePage({ service, all, buildings, phone, now, claims }: Props) {
  const { name, short, description, image, link } = service;
  const servicePhone = service.phone ?? phone;
  const beside = servicesBeside(service, all, buildings, 3);
  const parts = textSections(description);
  const [tables, texts] = [parts.filter(isTable), parts.filter((part) => !isTable(part))];
  return (
    <>
      <PageHead
        title={name}
        lead={short}
        action={
          <>
            <EnquiryLink form="callback">Написать нам</EnquiryLink>{" "}
            <a className="button button-outline" href={telLink(servicePhone)} aria-label={`Позвонить: ${servicePhone}`}>
              {shortPhone(servicePhone, phone)}
            </a>
            {link && (
              <ButtonLink href={link} variant="outline" external>
                Сайт исполнителя
              </ButtonLink>
            )}
          </>
        }
      />
      <Room service={service} buildings={buildings} />
      <div className="wrap document facts-first with-prices">
        <PriceSheet title="Цена и часы" rows={factsOf(service, buildings, now, claims)}>
          {tables.map(({ title, html }) => (
            <section key={title}>
              <h3>{title}</h3>
              <RichText html={html} />
            </section>
          ))}
        </PriceSheet>
        <div className="document-text">
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
function Room({ service, buildings }: Pick<Props, "service" | "buildings">) {
  const building = buildingNamedIn(service.location, buildings);
  const floor = floorNamedIn(service.location);
  const rooms = building?.floors.find(({ number }) => number === floor)?.rooms ?? [];
  if (!building?.place || floor === undefined || !rooms.some((room) => isRoomOf(service, room))) return null;
  const where = `Корпус ${building.number}, этаж ${floorNumber(floor)}`;
  return (
    <FullDrawing>
      <div className="gallery-floors floor-alone">
        <h2>
          {where} <small>{floorSize(building)}</small>{" "}
          <a href={href("plan", {}, { body: building.id, floor })}>Схема корпусов</a>
        </h2>
        <RoomsOfFloor
          building={building}
          floor={floor}
          lit={(room) => isRoomOf(service, room)}
          label={`${where}: ${service.name}`}
        />
      </div>
    </FullDrawing>
  );
}

function factsOf(service: Service, buildings: Building[], now: Date, claims: Props["claims"]) {
  const { schedule, location, pays, priceFrom } = service;
  const building = buildingNamedIn(location, buildings);
  const price = pays === "included" ? "Сверх нормы" : (claims?.services.priceTitle ?? "Цена");
  return [
    ...(pays ? [{ name: "Оплата", value: payWords[pays] }] : []),
    ...(priceFrom ? [{ name: price, value: `от ${priceFrom}` }] : []),
    ...(schedule ? [{ name: "Часы", value: <Hours service={service} now={now} /> }] : []),
    ...(location
      ? [{ name: "Где", value: building ? <a href={href("plan", {}, { body: building.id })}>{location}</a> : location }]
      : []),
  ];
}

function Hours({ service, now }: { service: Service; now: Date }) {
  const state = openingInShort(service, now);
  return (
    <>
      {service.schedule}{" "}
      {state && state.text !== service.schedule?.toLowerCase() && (
        <small>
          <OpenNow opening={service} now={now} />
        </small>
      )}
    </>
  );
}
