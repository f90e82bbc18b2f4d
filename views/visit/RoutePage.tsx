import type { Contacts, Park } from "../content/park.ts";
import type { ParkingZone } from "../content/parking.ts";
import { CopyButton } from "../kit/CopyButton.tsx";
import { telLink } from "../kit/format.ts";
import { PageHead } from "../kit/PageHead.tsx";
import { fullAddress } from "../park/address-words.ts";
import type { ParkClaims } from "../park/claims/claims.ts";
import { MetroWay } from "../park/claims/MetroWay.tsx";
import { parkName } from "../park/park-name.ts";
import { href } from "../routes.ts";
import { WaysInDetail } from "./claims/WaysInDetail.tsx";
import { MapSlot } from "./MapSlot.tsx";
import { coordinatesText } from "./map-links.ts";
import { PlaceDrawing } from "./PlaceDrawing.tsx";
import { RouteTabs } from "./SubjectTabs.tsx";
import { WayButtons } from "./WayButtons.tsx";

/**
 * Props of the page of the way to the park. With `hasMap`, a third-party map may be offered. `busServiceId` is the
 * service for the bus, if there is one.
 */
export type RoutePageProps = {
  park: Park;
  zones: ParkingZone[];
  others: ParkingZone[];
  contacts: Contacts;
  hasMap: boolean;
  busServiceId: number | undefined;
  claims: ParkClaims | undefined;
};

/** How to get there: the plan with the ways in, metro and bus beside it, then car, truck, taxi, reduced mobility. */
export function RoutePage(props: RoutePageProps) {
  const { park, zones, others, contacts, hasMap, busServiceId, claims } = props;
  const { coordinates } = contacts;
  const { guestGates } = claims ?? {};
  return (
    <>
      <PageHead
        title="Как добраться"
        lead={claims ? claims.way : fullAddress(contacts.address)}
        action={coordinates && <WayButtons coordinates={coordinates} mode={claims ? "transit" : "car"} />}
      >
        <RouteTabs current="visitors" />
      </PageHead>
      <PlaceDrawing
        park={park}
        zones={zones}
        others={others}
        gates={guestGates && (({ kind, name }) => kind === "car" || guestGates.includes(name))}
        grey="зоны резидентов"
        zonesAt={href("parking", {})}
      >
        {claims ? <MetroWay /> : <PlainWay contacts={contacts} />}
      </PlaceDrawing>
      {claims && <WaysInDetail contacts={contacts} busServiceId={busServiceId} />}
      {hasMap && coordinates && (
        <div className="wrap part">
          <MapSlot coordinates={coordinates} title={`Карта: ${parkName.nominative}`} />
        </div>
      )}
    </>
  );
}

/** The way for a park without claims: its address. */
function PlainWay({ contacts }: { contacts: Contacts }) {
  const address = fullAddress(contacts.address);
  return (
    <>
      <h2>Адрес</h2>
      {address && <p>{address}</p>}
      <p>
        {contacts.coordinates && (
          <>
            Координаты: <span className="num">{coordinatesText(contacts.coordinates)}</span>
            <br />
          </>
        )}
        Справки: <a href={telLink(contacts.phone)}>{contacts.phone}</a>
        {contacts.workingHours && `, ${contacts.workingHours}`}
      </p>
      <div className="row">
        <CopyButton text={address} done="Адрес скопирован">
          Скопировать адрес
        </CopyButton>
      </div>
      <p>
        <a href={href("parking", {})}>Парковка для посетителей</a>
      </p>
    </>
  );
}
