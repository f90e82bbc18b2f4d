import type { Contacts } from "../content/park.ts";
import { addressInWords } from "../park/address-words.ts";
import { WayLinks } from "./WayLinks.tsx";

/** How to get to a park of which only the address is known. */
export function PlainWaysHere({ contacts: { address, coordinates } }: { contacts: Contacts }) {
  const words = addressInWords(address);
  return (
    <>
      {words && <p>{words}</p>}
      {coordinates && <WayLinks coordinates={coordinates} />}
    </>
  );
}
