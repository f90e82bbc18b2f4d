import { type Request, type Response, Router } from "express";
import { LRUCache } from "lru-cache";
import { type Content, known } from "../../views/content/content.ts";
import { offerIds } from "../../views/content/offer-ids.ts";
import { type Building, buildingOf } from "../../views/content/park.ts";
import type { Unit } from "../../views/content/unit.ts";
import { RoomFile } from "../../views/rooms/RoomModel.tsx";
import { joinedRoomName, type RoomPlan, roomName, roomPlanOf } from "../../views/rooms/room-plan.ts";
import { pictureRoutes } from "../../views/routes.ts";
import { onceFor } from "../../views/ui/once.ts";
import { notFound } from "../log/faults.ts";
import { requestContext } from "../log/request-context.ts";
import { type ReadyAnswer, readyAnswer } from "./ready-answer.ts";
import { fragmentHtml } from "./render-html.ts";

const cachedBytesMax = 2 * 1024 * 1024;
const yearSeconds = 365 * 24 * 3600;
const headers = {
  "Content-Type": "image/svg+xml; charset=utf-8",
  "Cache-Control": `public, max-age=${yearSeconds}, immutable`,
};

/** The first unit with each room, by the room's name. */
const unitsByRoom = onceFor((units: readonly Unit[], buildings: readonly Building[]) => {
  const byName = new Map<string, Unit>();
  for (const unit of units) {
    const name = roomName(unit, buildingOf(buildings, unit));
    if (name !== undefined && !byName.has(name)) byName.set(name, unit);
  }
  return byName;
});

/** The room of a name; undefined if no unit of the content has it any more. */
function planOf({ park: { buildings }, ...content }: Content, name: string): RoomPlan | undefined {
  const units = known(content.units);
  const [ids = "", joinedHash] = name.split(".");
  if (joinedHash === undefined) {
    const unit = unitsByRoom(units, buildings).get(name);
    return unit && roomPlanOf([unit], buildingOf(buildings, unit));
  }
  const joined = offerIds(ids)?.flatMap((id) => units.find((unit) => unit.id === id) ?? []) ?? [];
  const [first] = joined;
  const building = first && buildingOf(buildings, first);
  return joinedRoomName(joined, building) === name ? roomPlanOf(joined, building) : undefined;
}

/** `/media/rooms/<name>.svg`: the drawing of a room, made when first asked for. */
export function roomRoutes(content: () => Content): Router {
  const answers = new LRUCache<string, ReadyAnswer>({
    maxSize: cachedBytesMax,
    sizeCalculation: (answer) => answer.bytes(),
  });
  const answerOf = (name: string): ReadyAnswer => {
    const before = answers.get(name);
    if (before) return before;
    const plan = planOf(content(), name);
    if (!plan) throw notFound();
    const answer = readyAnswer({ headers, body: fragmentHtml(<RoomFile plan={plan} />) });
    answers.set(name, answer);
    return answer;
  };
  const router = Router({ caseSensitive: true });
  router.get(pictureRoutes.room, async (req: Request<{ name: string }>, res: Response) => {
    const context = requestContext(res);
    context.route = "/media/rooms";
    const answer = answerOf(req.params.name);
    await answer.pack(req);
    if (!res.headersSent) answer.write(req, res, context.id);
  });
  return router;
}
