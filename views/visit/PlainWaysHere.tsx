import type { Contacts } from "../park/park.ts";
import { WayButtons } from "./WayButtons.tsx";

/** How to get to a park of which only the address is known. */
export function PlainWaysHere({ contacts: { address, coordinates } }: { contacts: Contacts }) {
  return (
    <div className="stack">
      <p className="lead">{`${address.postalCode}, ${address.locality}, ${address.street}`}</p>
      <WayButtons coordinates={coordinates} mode="car" />
    </div>
  );
}
