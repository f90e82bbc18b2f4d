import { FactsRow } from "../kit/FactsRow.tsx";
import { NBSP, number } from "../kit/format.ts";
import { parkFacts } from "../park/park-facts.ts";

/** Who sees advertising in the park, a day. */
export function AdvertisingAudience() {
  return (
    <FactsRow
      facts={[
        { figure: number(parkFacts.employees), text: `человек работают в${NBSP}парке` },
        { figure: number(parkFacts.visitorsADay), text: `посетителей приходят за${NBSP}день` },
        { figure: number(parkFacts.carsADay), text: `машин проезжают за${NBSP}сутки` },
      ]}
    />
  );
}
