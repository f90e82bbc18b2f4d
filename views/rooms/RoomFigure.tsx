import { type Building, buildingOf } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { roomPicture } from "../routes.ts";
import { joinedRoomName, roomName } from "./room-plan.ts";

type Props = { units: readonly Unit[]; buildings: readonly Building[]; className: string; eager?: boolean };

/** The room of an offer as a file of its own, cached for a year; null without a place. Words beside it say the same. */
export function RoomFigure({ units, buildings, className, eager = false }: Props) {
  const src = roomSrc(units, buildings);
  if (src === undefined) return null;
  return <img className={className} src={src} alt="" width={720} height={450} loading={eager ? "eager" : "lazy"} />;
}

/** The address of an offer's room. */
export function roomSrc(units: readonly Unit[], buildings: readonly Building[]): string | undefined {
  const [first, ...others] = units;
  const building = first && buildingOf(buildings, first);
  const name = first && (others.length === 0 ? roomName(first, building) : joinedRoomName(units, building));
  return name && roomPicture(name);
}
