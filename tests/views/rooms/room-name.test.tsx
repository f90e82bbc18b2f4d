import { expect, test } from "vitest";
import { fragmentHtml } from "../../../server/render/render-html.ts";
import type { Building } from "../../../views/content/park.ts";
import type { Unit } from "../../../views/content/unit.ts";
import { RoomFile } from "../../../views/rooms/RoomModel.tsx";
import { roomName, roomPlanOf } from "../../../views/rooms/room-plan.ts";
import { buildingOf, units } from "../drawings/stand-in-content.ts";

/** The buildings that a unit could lie in: its own, and the same one turned, lower, of one floor or without a place. */
function buildingsFor(unit: Unit): (Building | undefined)[] {
  const own = buildingOf(unit);
  const { place } = own;
  if (!place) return [own, undefined];
  const [oneFloor] = own.floors;
  const single = { ...own, floors: oneFloor ? [oneFloor] : [] };
  const turned = { ...place, length: place.width, width: place.length };
  return [
    own,
    { ...own, place: turned },
    single,
    { ...single, place: { ...place, height: 3 } },
    { ...own, place: { ...place, length: place.length * 2 } },
    { ...own, place: undefined },
    undefined,
  ];
}

/** The unit, and the same one with what only some units have. */
const variantsOf = (unit: Unit): Unit[] => [unit, { ...unit, outlook: undefined, windows: { side: "e", count: 4 } }];

/** A file is cached for a year: a name that two drawings share would show one of them for the other. */
test("Rooms of one name have one drawing, whatever building they lie in", () => {
  const drawings = new Map<string, string>();
  for (const unit of units.flatMap(variantsOf)) {
    for (const building of buildingsFor(unit)) {
      const name = roomName(unit, building);
      const plan = roomPlanOf([unit], building);
      if (name === undefined || !plan) continue;
      const drawing = fragmentHtml(<RoomFile plan={plan} />);
      expect(drawing, `${name}, unit ${unit.id}`).toBe(drawings.get(name) ?? drawing);
      drawings.set(name, drawing);
    }
  }
  expect(drawings.size).toBeGreaterThan(units.length);
});
