import type { ComponentProps, ReactNode } from "react";
import type { Park } from "../content/park.ts";
import type { ParkingMap } from "../content/parking.ts";
import { FactsRow } from "../kit/FactsRow.tsx";
import { PrintButton } from "../kit/PrintButton.tsx";
import { isBlank } from "../kit/plain-text.ts";
import { RichText } from "../kit/RichText.tsx";
import { Section } from "../kit/Section.tsx";
import type { Places } from "../park/places.ts";
import { ParkingFigure } from "./ParkingFigure.tsx";
import { ParkingZones } from "./ParkingZones.tsx";
import { factsOfZone } from "./parking-facts.ts";

type Props = {
  map: ParkingMap;
  park: Park;
  places: Places;
  kind: "visitors" | "residents";
  facts: ComponentProps<typeof FactsRow>["facts"];
  lead: string | undefined;
  children: ReactNode;
};

/**
 * How both pages of the car park begin: what it costs, the scheme, each zone in words. `children` are buttons beside
 * the print.
 */
export function ParkingTariffs({ map, park, places, kind, facts, lead, children }: Props) {
  const title = map.zones.length > 0 ? "Подробно о зонах" : "Подробно о парковке";
  const measured = map.zones.some((zone) => factsOfZone(zone, places));
  const detailed = measured || map.zones.length === 0 || !isBlank(map.description);
  return (
    <>
      {map.zones.length > 0 && (
        <Section title="Зоны и тарифы" tone="white" lead={lead}>
          <div className="stack-l">
            <FactsRow facts={facts} />
            <ParkingFigure map={map} park={park} kind={kind} />
          </div>
        </Section>
      )}
      <Section title={detailed ? title : undefined}>
        <div className="stack-l">
          {map.zones.length === 0 && <p>Схемы зон и тарифов пока нет: напишите или позвоните, подскажем.</p>}
          {map.zones.length === 0 && <ParkingFigure map={map} park={park} kind={kind} />}
          {measured && <ParkingZones map={map} places={places} />}
          <RichText html={map.description} />
          <div className="row no-print">
            {map.zones.length > 0 && <PrintButton>{"Распечатать схему и тарифы"}</PrintButton>}
            {children}
          </div>
        </div>
      </Section>
    </>
  );
}
