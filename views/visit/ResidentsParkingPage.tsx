import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import { ButtonLink } from "../kit/Button.tsx";
import { plural, telLink } from "../kit/format.ts";
import { PageHead } from "../kit/PageHead.tsx";
import { residentsLead } from "../park/claims/parking-words.ts";
import { ResidentsParkingRules } from "./claims/ResidentsParkingRules.tsx";
import { ParkingInOwnWords } from "./ParkingInOwnWords.tsx";
import { PlaceDrawing } from "./PlaceDrawing.tsx";
import { spacesIn } from "./parking-facts.ts";
import { SubjectTabs } from "./SubjectTabs.tsx";
import type { ResidentsParkingPageProps } from "./visit-pages.ts";
import { MonthlyPrices } from "./ZonePrices.tsx";

/** The car park for residents: zones by price, how to get a place, passes for guests and for trucks. */
export function ResidentsParkingPage(props: ResidentsParkingPageProps) {
  const { map, others, park, cabinetUrl, department, claims } = props;
  const spaces = spacesIn(map.zones) > 0 && plural(spacesIn(map.zones), "место", "места", "мест");
  return (
    <>
      <PageHead
        title={map.title}
        lead={
          claims
            ? [spaces, residentsLead].filter(Boolean).join(", ")
            : `${spaces ? `${spaces} для` : "Для"} тех, кто работает в парке.`
        }
        action={
          <>
            {cabinetUrl && (
              <ButtonLink href={cabinetUrl} variant="outline" external>
                Кабинет арендатора
              </ButtonLink>
            )}
            <EnquiryLink form="callback">Нужны места</EnquiryLink>
          </>
        }
      >
        <SubjectTabs subject="parking" current="residents" />
      </PageHead>
      <PlaceDrawing
        park={park}
        zones={map.zones}
        others={others}
        gates={({ kind }) => kind === "car"}
        grey="зоны посетителей"
        needsZones
      >
        {map.zones.length > 0 ? (
          <MonthlyPrices zones={map.zones} buildings={park.buildings} />
        ) : (
          <p>Схемы зон и тарифов пока нет: напишите или позвоните, подскажем.</p>
        )}
        {department && (
          <p>
            Договор оформляет {department.name.toLowerCase()}:{" "}
            <a href={telLink(department.phone)}>{department.phone}</a>.
          </p>
        )}
      </PlaceDrawing>
      <ParkingInOwnWords map={map} />
      {claims && <ResidentsParkingRules {...props} />}
    </>
  );
}
