import { Fragment } from "react";
import { hoursInSentence } from "../content/hours-in-words.ts";
import type { Building, Contacts } from "../content/park.ts";
import type { ParkingZone } from "../content/parking.ts";
import type { CommonProps } from "../layout/define-page.ts";
import { halfPage, ModelFigure } from "../park/ModelFigure.tsx";
import { addressInWords } from "../park/park-words.ts";
import { href } from "../routes.ts";
import { ButtonLink, CopyButton, PrintButton } from "../ui/Button.tsx";
import { buildingTitle } from "../ui/format.ts";
import { PageHead } from "../ui/PageParts.tsx";
import { PhoneNumber } from "../ui/PhoneNumber.tsx";
import { wholeWords } from "../ui/whole-words.tsx";
import { type Walk, walkFromEntrance } from "../units/walk.ts";
import { minutesInWords } from "../units/ways.ts";
import { roleAnswer } from "./claims/role-answer.ts";
import { busLead, CardEntrances, OtherWays, ResidentsWays, WalkSteps } from "./claims/Ways.tsx";
import { PlaceDrawing } from "./PlaceDrawing.tsx";
import { type RoleName, roleNames, roleWords } from "./roles.ts";
import { CopyAddress, coordinatesText, InCabinet, MapSlot, mapRoutes, SubjectTabs } from "./VisitParts.tsx";

/** `hasMap`: a third-party map may be offered; `chosen` is the building that the visitor goes to. */
type RouteProps = Pick<CommonProps, "park" | "contacts" | "claims" | "model" | "origin"> & {
  zones: ParkingZone[];
  hasMap: boolean;
  busServiceId: number | undefined;
  chosen: Building | undefined;
  /** Who comes; without a word of the address a guest. */
  role: RoleName | undefined;
};

type MapLinksProps = { coordinates: Parameters<typeof mapRoutes>[0]; by: Parameters<typeof mapRoutes>[1] };

function MapLinks({ coordinates, by }: MapLinksProps) {
  return mapRoutes(coordinates, by).map((service) => (
    <Fragment key={service.name}>
      <ButtonLink href={service.href} variant="outline" external>
        <span className="visually-hidden">Маршрут: </span>
        {service.name}
      </ButtonLink>{" "}
    </Fragment>
  ));
}

const titleOf = (metro: { minutes: number; station: string } | undefined): string =>
  metro ? `${minutesInWords(metro.minutes)} пешком от метро «${metro.station}»` : "Как добраться";

function RolePicture({ role, model }: { role: RoleName; model: RouteProps["model"] }) {
  return role === "truck" ? (
    <ModelFigure picture={model?.warehouse} alt="Погрузка у склада" sizes={halfPage} />
  ) : (
    <ModelFigure picture={model?.entrance} alt="Вечер у входа в корпус" sizes={halfPage} />
  );
}

/** Who comes: a link for each role. */
function Roles({ chosen, current }: { chosen: Building | undefined; current: RoleName }) {
  return (
    <nav aria-label="Кто едет">
      <ul className="roles">
        {roleNames.map((name) => (
          <li key={name}>
            <a href={wayHref({ to: chosen?.id, as: name })} aria-current={name === current ? "true" : undefined}>
              {roleWords[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How to get there: the answer as its title, one map, the way of one who comes to a chosen building, other ways. */
export function RoutePage(props: RouteProps) {
  const { park, zones, contacts, hasMap, busServiceId, claims, chosen, model, role = "guest", origin } = props;
  const { coordinates } = contacts;
  const { guestGates } = claims ?? {};
  const metro = park.metro ?? claims?.metro;
  const walk = chosen && walkFromEntrance(park, chosen, metro?.entrance);
  const answer = claims && roleAnswer({ park, zones, role, chosen });
  const toBuilding = ({ id }: Building) => wayHref({ to: id, as: props.role });
  return (
    <>
      <PageHead
        title={titleOf(metro)}
        lead={claims ? busLead : addressInWords(contacts.address)}
        action={coordinates && <MapLinks coordinates={coordinates} by={claims ? "transit" : "car"} />}
      >
        <SubjectTabs subject="route" current="visitors" />
      </PageHead>
      <PlaceDrawing
        park={park}
        zones={zones}
        gates={guestGates && (({ kind, name }) => kind === "car" || guestGates.includes(name))}
        chosen={chosen}
        way={answer ? answer.line : walk?.line}
        metro={metro}
        linkTo={toBuilding}
        zonesAt={href("parking", {})}
        under={
          claims && (
            <>
              <h2 id="metro">Пешком</h2>
              <WalkSteps />
            </>
          )
        }
      >
        {answer ? (
          <>
            <h2 id="who">Кто едет?</h2>
            <Roles chosen={chosen} current={role} />
            <div className="role-answer">
              <h3>{wholeWords(answer.title)}</h3>
              <p>
                {`${answer.text} `}
                <PhoneNumber phone={contacts.phone} />
              </p>
              <div className="page-head-action">
                <CopyButton text={origin + wayHref({ to: chosen?.id, as: role })} done="Ссылка скопирована">
                  Скопировать ссылку
                </CopyButton>{" "}
                <PrintButton />
              </div>
            </div>
          </>
        ) : (
          <PlainWay contacts={contacts} />
        )}
        {park.buildings.length > 1 && metro && (
          <ToBuilding buildings={park.buildings} chosen={chosen} walk={claims ? undefined : walk} linkTo={toBuilding} />
        )}
        <RolePicture role={role} model={model} />
      </PlaceDrawing>
      {claims && <OtherWays contacts={contacts} busServiceId={busServiceId} />}
      {hasMap && coordinates && (
        <div className="wrap part">
          <MapSlot />
        </div>
      )}
    </>
  );
}

const wayHref = (chosen: { to: number | undefined; as: RoleName | undefined }) => href("route", {}, chosen);

type ToBuildingProps = {
  buildings: readonly Building[];
  chosen: Building | undefined;
  walk: Walk | undefined;
  linkTo: (building: Building) => string;
};

/** The choice of a building, and how long one walks to it within the park. */
function ToBuilding({ buildings, chosen, walk, linkTo }: ToBuildingProps) {
  return (
    <>
      <h2>До какого корпуса?</h2>
      <nav aria-label="До какого корпуса">
        <ul className="buildings">
          {buildings.map((building) => (
            <li key={building.id}>
              <a
                href={linkTo(building)}
                aria-label={buildingTitle(building.number)}
                aria-current={building.id === chosen?.id ? "true" : undefined}
              >
                {building.number}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {walk && <p>{`От входа ещё ${minutesInWords(walk.minutes)} по парку.`}</p>}
    </>
  );
}

/** The way for a park without claims: its address. */
function PlainWay({ contacts: { address, coordinates, phone, workingHours } }: { contacts: Contacts }) {
  const where = addressInWords(address);
  return (
    <>
      <h2>Адрес</h2>
      <p>
        {where && `${where}. `}
        {coordinates && `Координаты: ${coordinatesText(coordinates)}. `}
        Справки: <PhoneNumber phone={phone} />
        {workingHours && `, ${hoursInSentence(workingHours)}`}
      </p>
      <p>
        <CopyAddress address={where} />
      </p>
      <p>
        <a href={href("parking", {})}>Парковка для посетителей</a>
      </p>
    </>
  );
}

/** `securityServiceId` is the service for passes; `duty` is the phone of the engineers on duty. */
type ResidentsProps = Pick<CommonProps, "park" | "cabinetUrl" | "claims"> & {
  zones: ParkingZone[];
  duty: string | undefined;
  securityServiceId: number | undefined;
};

/** The way for those who work in the park: entrances, nights and weekends, bicycles, loads. */
export function ResidentsRoutePage(props: ResidentsProps) {
  const { park, zones, cabinetUrl, claims } = props;
  return (
    <>
      <PageHead
        title="Дорога для арендаторов"
        lead={
          claims
            ? "Как пройти по карте, попасть в офис ночью, оставить велосипед и завезти мебель."
            : `Парковка${cabinetUrl ? " и кабинет арендатора" : ""} для тех, кто здесь работает.`
        }
      >
        <SubjectTabs subject="route" current="residents" />
      </PageHead>
      <PlaceDrawing park={park} zones={zones} zonesAt={href("residentsParking", {})}>
        {claims ? (
          <>
            <h2>Входы по карте доступа</h2>
            <CardEntrances />
            <h2 id="night">Ночью и в выходные</h2>
            <p>
              Войдёт каждый, кого ваша компания внесла в список. Список меняют в <InCabinet url={cabinetUrl} />. С 22:00
              до 7:00 открыты вход 1 и проходная складов, вход 3 — по кнопке. Забыли карту доступа — покажите паспорт.{" "}
              <Duty {...props} />
            </p>
          </>
        ) : (
          <PlainWays {...props} />
        )}
      </PlaceDrawing>
      {claims && <ResidentsWays {...props} />}
    </>
  );
}

const Duty = ({ duty }: Pick<ResidentsProps, "duty">) =>
  duty === undefined ? null : (
    <>
      Диспетчер: <PhoneNumber phone={duty} />.
    </>
  );

/** The part that holds for any park: its cabinet, its phones. */
function PlainWays({ cabinetUrl, duty, securityServiceId }: ResidentsProps) {
  return (
    <>
      <h2>{cabinetUrl || securityServiceId !== undefined ? "Пропуска и парковка" : "Парковка"}</h2>
      <p>
        Место для машины — на странице <a href={href("residentsParking", {})}>«Парковка для арендаторов»</a>
        {cabinetUrl && (
          <>
            , пропуска и заявки — в <InCabinet url={cabinetUrl} />
          </>
        )}
        . <Duty duty={duty} />
      </p>
      {securityServiceId !== undefined && (
        <p>
          <a href={href("service", { id: securityServiceId })}>Охрана и пропуска</a>
        </p>
      )}
    </>
  );
}
