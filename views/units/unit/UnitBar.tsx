import type { Unit } from "../../content/unit.ts";
import { EnquiryLink } from "../../enquiries/EnquiryLink.tsx";
import { priceWords } from "../../kit/format.ts";
import { Availability } from "../Availability.tsx";
import { CallLink } from "./Offer.tsx";

/** The bar of a phone: price, date, call, enquiry. */
export function UnitBar({ unit, phone }: { unit: Unit; phone: string }) {
  return (
    <div className="unit-bar no-print">
      <p>
        <b className="num">{unit.price > 0 ? priceWords(unit.price) : "Цена по запросу"}</b>{" "}
        <Availability unit={unit} short />
      </p>
      <CallLink phone={phone} />{" "}
      <EnquiryLink form="rent" params={{ pavilionId: unit.id }}>
        Оставить заявку
      </EnquiryLink>
    </div>
  );
}
