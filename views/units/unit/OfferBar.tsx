import type { ReactNode } from "react";
import type { Unit } from "../../content/unit.ts";
import { EnquiryLink } from "../../enquiries/EnquiryLink.tsx";
import { priceWords } from "../../ui/format.ts";
import type { Question } from "../ask/question.ts";
import { type Caller, CallLink } from "./PriceCard.tsx";
import { questionParams } from "./team.filter.ts";

type Props = Caller & {
  units: readonly Unit[];
  price: number;
  action: string;
  when: ReactNode;
  question: Question;
};

/** The offer in one line at the foot of the window, as long as the price card is out of sight. */
export function OfferBar({ units, price, action, when, question, phone, person }: Props) {
  return (
    <div className="offer-bar no-print">
      <div className="wrap">
        <p>
          <span className="bar-number">{units.map(({ number }) => number).join(" + ")}</span>{" "}
          <b className="num">{price > 0 ? priceWords(price) : "Цена по запросу"}</b> <span>{when}</span>
        </p>
        <CallLink phone={phone} person={person} />{" "}
        <EnquiryLink form="rent" params={{ pavilionId: units.map(({ id }) => id), ...questionParams(question) }}>
          {action}
        </EnquiryLink>
      </div>
    </div>
  );
}
