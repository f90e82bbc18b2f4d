import { plural } from "../kit/format.ts";
import { PageHead } from "../kit/PageHead.tsx";
import { visitorsLead } from "../park/claims/parking-words.ts";
import { ParkingRules } from "./claims/ParkingRules.tsx";
import { ParkingInOwnWords } from "./ParkingInOwnWords.tsx";
import { PlaceDrawing } from "./PlaceDrawing.tsx";
import { spacesIn } from "./parking-facts.ts";
import { SubjectTabs } from "./SubjectTabs.tsx";
import type { ParkingPageProps } from "./visit-pages.ts";
import { HourlyPrices } from "./ZonePrices.tsx";

/** The car park for visitors: where, how much, how to pay, passes, trucks, charging. */
export function ParkingPage(props: ParkingPageProps) {
  const { map, others, park, claims } = props;
  const spaces = spacesIn(map.zones) > 0 && plural(spacesIn(map.zones), "место", "места", "мест");
  return (
    <>
      <PageHead
        title={map.title}
        lead={
          claims
            ? [spaces, visitorsLead].filter(Boolean).join(", ")
            : `${spaces ? `${spaces} для` : "Для"} гостей и покупателей.`
        }
      >
        <SubjectTabs subject="parking" current="visitors" />
      </PageHead>
      <PlaceDrawing
        park={park}
        zones={map.zones}
        others={others}
        gates={({ kind }) => kind === "car"}
        grey="зоны резидентов"
        needsZones
      >
        {map.zones.length > 0 ? (
          <HourlyPrices zones={map.zones} buildings={park.buildings} />
        ) : (
          <p>Схемы зон и тарифов пока нет: напишите или позвоните, подскажем.</p>
        )}
      </PlaceDrawing>
      <ParkingInOwnWords map={map} />
      {claims && <ParkingRules {...props} />}
    </>
  );
}
