import { ExternalLink } from "../kit/Button.tsx";
import { CallToAction } from "../kit/CallToAction.tsx";
import { telLink } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { Section } from "../kit/Section.tsx";
import { ResidentsWays } from "../park/statements/ResidentsWays.tsx";
import { RequestLink } from "../requests/RequestLink.tsx";
import { href } from "../routes.ts";
import { ParkFigure } from "./ParkFigure.tsx";
import type { ResidentsRoutePageProps } from "./residents-route-page.ts";
import { RouteTabs } from "./SubjectTabs.tsx";

/** The way for those who work in the park: entrances, nights and weekends, bicycles, loads. */
export function ResidentsRoutePage(props: ResidentsRoutePageProps) {
  const { contacts, statements } = props;
  return (
    <>
      <PageHeading
        title="Как добраться: резидентам"
        lead={
          statements
            ? "Какой вход ближе, как пройти ночью и в выходной, где оставить велосипед и как завезти груз."
            : "План парка, парковка для арендаторов и кабинет, где заказывают пропуска."
        }
      >
        <RouteTabs current="residents" />
      </PageHeading>
      {statements ? <ResidentsWays {...props} /> : <PlainWays {...props} />}
      <CallToAction
        title="Что-то не так с дорогой или входом?"
        text={
          <>
            Напишите или позвоните: <span className="nowrap">{contacts.phone}</span>.
          </>
        }
      >
        <RequestLink form="callback">Написать нам</RequestLink>
      </CallToAction>
    </>
  );
}

/** What any park can tell its residents: its plan, its cabinet, whom to call. */
function PlainWays({ park, cabinetUrl, duty, securityServiceId }: ResidentsRoutePageProps) {
  return (
    <Section tone="white">
      <div className="halves">
        <div className="stack">
          <h2>Пропуска и парковка</h2>
          <p>
            Место для машины — на странице <a href={href("residentsParking", {})}>«Парковка для резидентов»</a>,
            пропуска и заявки — в <ExternalLink href={cabinetUrl}>кабинете арендатора</ExternalLink>.
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
