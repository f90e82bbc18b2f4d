import type { ReactNode } from "react";
import type { ParkingMap } from "../content/parking.ts";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import type { CommonProps } from "../layout/define-page.ts";
import { residentsParking, visitorsParking } from "../park/claims/parking-words.ts";
import { href } from "../routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { plural, rubles, telLink } from "../ui/format.ts";
import { isBlank } from "../ui/html.ts";
import { PageHead, Questions } from "../ui/PageParts.tsx";
import { Picture } from "../ui/Picture.tsx";
import { RichText } from "../ui/RichText.tsx";
import { PlaceDrawing } from "./PlaceDrawing.tsx";
import { spacesIn } from "./parking-facts.ts";
import { SubjectTabs } from "./SubjectTabs.tsx";
import type { ParkingPageProps, ResidentsParkingPageProps } from "./visit-pages.ts";
import { ZoneRows } from "./ZoneRows.tsx";

/** The car park for visitors: what it costs, where to stand, how to pay. */
export function ParkingPage({ map, others, park, claims }: ParkingPageProps) {
  const tariffs = map.zones.map(({ tariff }) => tariff);
  const common = new Set(tariffs).size === 1 && tariffs[0];
  const monthly = others.flatMap(({ monthly = [] }) => monthly);
  return (
    <>
      <PageHead title={map.title} lead={common ? `${common}.` : forWhom(map, "гостей и покупателей")}>
        <SubjectTabs subject="parking" current="visitors" />
      </PageHead>
      <ParkingPlan map={map} park={park} notes={common ? [] : tariffs}>
        {claims && <p>{visitorsParking}</p>}
        <p>
          Снимаете у нас?{" "}
          <a href={href("residentsParking", {})}>
            {monthly.length > 0 ? `Место от ${rubles(Math.min(...monthly))} в месяц` : "Парковка для резидентов"}
          </a>
        </p>
      </ParkingPlan>
      <OwnWords map={map} />
    </>
  );
}

/** The car park for residents: zones with what a place costs a month, and how to get one. */
export function ResidentsParkingPage({ map, park, cabinetUrl, department, claims }: ResidentsParkingPageProps) {
  return (
    <>
      <PageHead
        title={map.title}
        lead={forWhom(map, "тех, кто работает в парке")}
        action={
          <>
            <EnquiryLink form="callback">Нужны места</EnquiryLink>{" "}
            {cabinetUrl && (
              <ButtonLink href={cabinetUrl} variant="outline" external>
                Кабинет арендатора
              </ButtonLink>
            )}
          </>
        }
      >
        <SubjectTabs subject="parking" current="residents" />
      </PageHead>
      <ParkingPlan map={map} park={park} notes={map.zones.map(({ tariff }) => tariff)}>
        {claims && <p>{residentsParking}</p>}
        {department && (
          <p>
            {department.name}: <a href={telLink(department.phone)}>{department.phone}</a>.
          </p>
        )}
      </ParkingPlan>
      <OwnWords map={map} />
    </>
  );
}

/** «540 мест для гостей и покупателей.» */
function forWhom({ zones }: ParkingMap, whom: string): string {
  const spaces = spacesIn(zones);
  return spaces > 0 ? `${plural(spaces, "место", "места", "мест")} для ${whom}.` : `Для ${whom}.`;
}

type PlanProps = { map: ParkingMap; park: CommonProps["park"]; notes: readonly string[]; children: ReactNode };

function ParkingPlan({ map, park, notes, children }: PlanProps) {
  return (
    <PlaceDrawing
      park={{ ...park, site: park.site && { ...park.site, stops: [] } }}
      zones={map.zones}
      gates={isForCars}
    >
      <h2>Где встать</h2>
      {map.zones.length > 0 ? (
        <ZoneRows zones={map.zones.map((zone, at) => ({ zone, note: notes[at] }))} buildings={park.buildings} />
      ) : (
        <p>Схемы зон и тарифов пока нет: напишите или позвоните, подскажем.</p>
      )}
      {children}
    </PlaceDrawing>
  );
}

const isForCars = ({ kind }: { kind: string }) => kind === "car";

/** The car park in the content's own words and picture; our sharing picture is no map. */
function OwnWords({ map }: { map: ParkingMap }) {
  const image = map.image?.src.startsWith("/og/") ? undefined : map.image;
  if (!image && isBlank(map.description)) return null;
  const answer = (
    <>
      <RichText html={map.description} />
      {image && (
        <figure>
          <Picture image={image} place="map" />
          {image.alt && <figcaption>{image.alt}</figcaption>}
        </figure>
      )}
    </>
  );
  return (
    <div className="wrap part">
      <Questions items={[{ question: "Подробно о парковке", answer }]} />
    </div>
  );
}
