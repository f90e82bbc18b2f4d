import { FactsRow } from "../../kit/FactsRow.tsx";
import { number } from "../../kit/format.ts";
import { parkFacts } from "./park-facts.ts";

/** Who sees advertising in the park, a day. */
export function AdvertisingAudience() {
  return (
    <FactsRow
      facts={[
        { figure: number(parkFacts.employees), text: `человек работают в парке` },
        { figure: number(parkFacts.visitorsADay), text: `посетителей приходят за день` },
        { figure: number(parkFacts.carsADay), text: `машин проезжают за сутки` },
      ]}
    />
  );
}
