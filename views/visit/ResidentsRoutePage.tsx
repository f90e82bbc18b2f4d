import { CallToAction } from "../enquiries/CallToAction.tsx";
import { telLink } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { Section } from "../kit/Section.tsx";
import { ResidentsWays } from "../park/claims/ResidentsWays.tsx";
import { href } from "../routes.ts";
import { InCabinet } from "./InCabinet.tsx";
import { ParkFigure } from "./ParkFigure.tsx";
import type { ResidentsRoutePageProps } from "./residents-route-page.ts";
import { RouteTabs } from "./SubjectTabs.tsx";

/** The way for those who work in the park: entrances, nights and weekends, bicycles, loads. */
export function ResidentsRoutePage(props: ResidentsRoutePageProps) {
  const { contacts, claims } = props;
  return (
    <>
      <PageHeading
        title="Как добраться: резидентам"
        lead={
          claims
            ? "Какой вход ближе, как пройти ночью и в выходной, где оставить велосипед и как завезти груз."
            : plainLead(props)
        }
      >
        <RouteTabs current="residents" />
      </PageHeading>
      {claims ? <ResidentsWays {...props} /> : <PlainWays {...props} />}
      <CallToAction
        title="Что-то не так с дорогой или входом?"
        text={
          <>
            Напишите или позвоните: <span className="nowrap">{contacts.phone}</span>.
          </>
        }
      />
    </>
  );
}

function plainLead({ park, cabinetUrl }: ResidentsRoutePageProps): string {
  const isDrawn = park.buildings.some(({ place }) => place);
  return cabinetUrl
    ? `${isDrawn ? "План парка, парковка" : "Парковка"} для арендаторов и кабинет, где заказывают пропуска.`
    : `${isDrawn ? "План парка и парковка" : "Парковка"} для тех, кто здесь работает.`;
}

/** The part that holds for any park: its plan, its cabinet, its phones. */
function PlainWays({ park, cabinetUrl, duty, securityServiceId }: ResidentsRoutePageProps) {
  return (
    <Section tone="white">
      <div className="halves">
        <div className="stack">
          <h2>{cabinetUrl || securityServiceId !== undefined ? "Пропуска и парковка" : "Парковка"}</h2>
          <p>
            Место для машины — на странице <a href={href("residentsParking", {})}>«Парковка для резидентов»</a>
            {cabinetUrl ? (
              <>
                , пропуска и заявки — в <InCabinet url={cabinetUrl} />.
              </>
            ) : (
              "."
            )}
          </p>
          {duty && (
            <p>
              Служба эксплуатации: <a href={telLink(duty)}>{duty}</a>.
            </p>
          )}
          {securityServiceId !== undefined && (
            <p>
              <a href={href("service", { id: securityServiceId })}>Охрана и пропуска</a>
            </p>
          )}
        </div>
        <ParkFigure park={park} />
      </div>
    </Section>
  );
}
