import { addressInWords } from "../park/address-words.ts";
import type { Contacts } from "../park/park.ts";
import { WayButtons } from "./WayButtons.tsx";

/** How to get to a park of which only the address is known. */
export function PlainWaysHere({ contacts: { address, coordinates } }: { contacts: Contacts }) {
  const known = addressInWords(address);
  return (
    <div className="stack">
      {known && <p className="lead">{known}</p>}
      <WayButtons coordinates={coordinates} mode="car" />
    </div>
  );
}
