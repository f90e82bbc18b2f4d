import { priceWords } from "../../kit/format.ts";
import { RequestLink } from "../../requests/RequestLink.tsx";
import { Availability } from "../Availability.tsx";
import type { Pavilion } from "../pavilion.ts";
import { CallLink } from "./Offer.tsx";

/** The bar of a phone: price, date, call, enquiry. */
export function UnitBar({ unit, phone }: { unit: Pavilion; phone: string }) {
  return (
    <div className="unit-bar no-print">
      <p>
        <b className="num">{unit.price > 0 ? priceWords(unit.price) : "Цена по запросу"}</b>
        <Availability pavilion={unit} short />
      </p>
      <CallLink phone={phone} />
      <RequestLink form="rent" params={{ pavilionId: unit.id }}>
        Оставить заявку
      </RequestLink>
    </div>
  );
}
