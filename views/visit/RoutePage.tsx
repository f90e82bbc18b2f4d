import type { Contacts, Park } from "../content/park.ts";
import { CallToAction } from "../enquiries/CallToAction.tsx";
import { CopyButton } from "../kit/CopyButton.tsx";
import { telLink } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { PrintButton } from "../kit/PrintButton.tsx";
import { Section } from "../kit/Section.tsx";
import { fullAddress } from "../park/address-words.ts";
import type { ParkClaims } from "../park/claims/claims.ts";
import { WaysInDetail } from "../park/claims/WaysInDetail.tsx";
import { parkName } from "../park/park-name.ts";
import type { Places } from "../park/places.ts";
import { href } from "../routes.ts";
import { MapSlot } from "./MapSlot.tsx";
import { coordinatesText } from "./map-links.ts";
import { ParkFigure } from "./ParkFigure.tsx";
import { RouteTabs } from "./SubjectTabs.tsx";
import { WayButtons } from "./WayButtons.tsx";

/**
 * Props of the page of the way to the park. With `hasMap`, a third-party map may be offered. `busServiceId` is the
 * service for the bus, if there is one.
 */
export type RoutePageProps = {
  park: Park;
  contacts: Contacts;
  places: Places;
  hasMap: boolean;
  busServiceId: number | undefined;
  claims: ParkClaims | undefined;
};

/** How to get there: metro, bus, car, truck, taxi, on foot, with reduced mobility. */
export function RoutePage({ park, contacts, places, hasMap, busServiceId, claims }: RoutePageProps) {
  return (
    <>
      <PageHeading
        title="Как добраться"
        lead={claims ? claims.way : "Адрес, координаты и маршрут из любой точки города."}
      >
        <RouteTabs current="visitors" />
      </PageHeading>
      <Address park={park} hasMap={hasMap} />
      {claims ? (
        <WaysInDetail contacts={contacts} places={places} busServiceId={busServiceId} />
      ) : (
        <PlainWays contacts={contacts} />
      )}
      <CallToAction
        title="Едете на показ?"
        text="Напишите, когда вам удобно: договоримся о времени и объясним дорогу."
      />
    </>
  );
}

function Address({ park, hasMap }: { park: Park; hasMap: boolean }) {
  const { contacts } = park;
  const address = fullAddress(contacts.address);
  return (
    <Section title="Адрес" tone="white">
      <div className="halves">
        <div className="stack">
          {address && <p className="lead">{address}</p>}
          <p className="muted">
            Координаты: <span className="num">{coordinatesText(contacts.coordinates)}</span>
            <br />
            Справки: <a href={telLink(contacts.phone)}>{contacts.phone}</a>
            {contacts.workingHours && `, ${contacts.workingHours}`}
          </p>
          <div className="row">
            <CopyButton text={address} done="Адрес скопирован">
              Скопировать адрес
            </CopyButton>
            <PrintButton />
          </div>
          {hasMap && <MapSlot coordinates={contacts.coordinates} title={`Карта: ${parkName.nominative}`} />}
        </div>
        <ParkFigure park={park} />
      </div>
    </Section>
  );
}

/** The ways that the address alone tells. */
function PlainWays({ contacts }: { contacts: Contacts }) {
  return (
    <Section title="Проложить маршрут">
      <div className="halves">
        <div className="stack">
          <h3>На транспорте</h3>
          <WayButtons coordinates={contacts.coordinates} mode="transit" />
        </div>
        <div className="stack">
          <h3>На машине</h3>
          <WayButtons coordinates={contacts.coordinates} mode="car" />
          <p>
            <a href={href("parking", {})}>Парковка для посетителей</a>
          </p>
        </div>
      </div>
    </Section>
  );
}
