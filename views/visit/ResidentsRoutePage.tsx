import { href } from "../routes.ts";
import { telLink } from "../ui/format.ts";
import { PageHead } from "../ui/PageParts.tsx";
import { CardEntrances, ResidentsWays } from "./claims/Ways.tsx";
import { InCabinet } from "./InCabinet.tsx";
import { PlaceDrawing } from "./PlaceDrawing.tsx";
import { SubjectTabs } from "./SubjectTabs.tsx";
import type { ResidentsRoutePageProps } from "./visit-pages.ts";

/** The way for those who work in the park: entrances, nights and weekends, bicycles, loads. */
export function ResidentsRoutePage(props: ResidentsRoutePageProps) {
  const { park, zones, cabinetUrl, claims } = props;
  return (
    <>
      <PageHead
        title="Дорога для резидентов"
        lead={
          claims
            ? "Входы по карте, ночь и выходные, велосипед, грузы."
            : `Парковка${cabinetUrl ? " и кабинет арендатора" : ""} для тех, кто здесь работает.`
        }
      >
        <SubjectTabs subject="route" current="residents" />
      </PageHead>
      <PlaceDrawing park={park} zones={zones} zonesAt={href("residentsParking", {})}>
        {claims ? (
          <>
            <h2>Входы по карте</h2>
            <CardEntrances />
            <h2 id="night">Ночью и в выходные</h2>
            <p>
              Своё помещение открыто круглосуточно тем, кто в списке компании; список правит ответственный в{" "}
              <InCabinet url={cabinetUrl} />. С 22:00 до 7:00 работают вход 1 и проходная складов. Нет карты — поможет
              паспорт. <Duty {...props} />
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

const Duty = ({ duty }: Pick<ResidentsRoutePageProps, "duty">) =>
  duty === undefined ? null : (
    <>
      Дежурная служба: <a href={telLink(duty)}>{duty}</a>.
    </>
  );

/** The part that holds for any park: its cabinet, its phones. */
function PlainWays({ cabinetUrl, duty, securityServiceId }: ResidentsRoutePageProps) {
  return (
    <>
      <h2>{cabinetUrl || securityServiceId !== undefined ? "Пропуска и парковка" : "Парковка"}</h2>
      <p>
        Место для машины — на странице <a href={href("residentsParking", {})}>«Парковка для резидентов»</a>
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
