import { NBSP, number } from "../text/format.ts";
import { parkFacts } from "../text/park-facts.ts";
import { FactsRow } from "./FactsRow.tsx";

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
