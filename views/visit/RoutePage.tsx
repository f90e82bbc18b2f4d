import type { Contacts, Coordinates } from "../content/park.ts";
import { ButtonLink } from "../kit/Button.tsx";
import { CopyButton } from "../kit/CopyButton.tsx";
import { telLink } from "../kit/format.ts";
import { PageHead } from "../kit/PageHead.tsx";
import { addressInWords } from "../park/address-words.ts";
import { MetroWay } from "../park/claims/MetroWay.tsx";
import { href } from "../routes.ts";
import { WaysInDetail } from "./claims/WaysInDetail.tsx";
import { MapSlot } from "./MapSlot.tsx";
import { coordinatesText, type TravelMode, twoGisRoute, yandexRoute } from "./map-links.ts";
import { PlaceDrawing } from "./PlaceDrawing.tsx";
import { SubjectTabs } from "./SubjectTabs.tsx";
import type { RoutePageProps } from "./visit-pages.ts";

/** How to get there: the plan with the ways in, metro and bus beside it, then car, truck, taxi, reduced mobility. */
export function RoutePage(props: RoutePageProps) {
  const { park, zones, others, contacts, hasMap, busServiceId, claims } = props;
  const { coordinates } = contacts;
  const { guestGates } = claims ?? {};
  return (
    <>
      <PageHead
        title="Как добраться"
        lead={claims ? claims.way : addressInWords(contacts.address)}
        action={coordinates && <WayButtons coordinates={coordinates} mode={claims ? "transit" : "car"} />}
      >
        <SubjectTabs subject="route" current="visitors" />
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
          <MapSlot />
        </div>
      )}
    </>
  );
}

/** The way for a park without claims: its address. */
function PlainWay({ contacts }: { contacts: Contacts }) {
  const address = addressInWords(contacts.address);
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

/** The way to the park in the two map services, from wherever one is. */
function WayButtons({ coordinates, mode }: { coordinates: Coordinates; mode: TravelMode }) {
  return (
    <>
      <ButtonLink href={yandexRoute(coordinates, mode)} variant="outline" external>
        <span className="visually-hidden">Маршрут: </span>Яндекс Карты
      </ButtonLink>
      <ButtonLink href={twoGisRoute(coordinates, mode)} variant="outline" external>
        <span className="visually-hidden">Маршрут: </span>2ГИС
      </ButtonLink>
    </>
  );
}
