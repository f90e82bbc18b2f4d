import type { Building, Entrance, Park } from "../../content/park.ts";
import type { ParkingZone } from "../../content/parking.ts";
import type { Point } from "../../drawings/path.ts";
import { loadingHours, metro as ownMetro, truck } from "../../park/claims/facts.ts";
import { buildingWords, metres, number, upperFirst } from "../../ui/format.ts";
import { type Walk, walkFromEntrance, walksTo } from "../../units/walk.ts";
import { minutesInWords, warehouseGate } from "../../units/ways.ts";
import type { RoleName } from "../roles.ts";

type Sources = { park: Park; zones: readonly ParkingZone[]; role: RoleName; chosen: Building | undefined };

/** One answer to one who comes: the gate and minutes as a title, then papers; `line` is the way on the map. */
export type RoleAnswer = { title: string; text: string; line: readonly Point[] | undefined };

/** The answer of this park; the building may not be chosen yet. */
export function roleAnswer(sources: Sources): RoleAnswer {
  const { role, chosen } = sources;
  if (role === "guest") return guestAnswer(sources);
  if (role === "taxi") return taxiAnswer(sources);
  if (role === "truck") return truckAnswer(sources);
  return chosen?.use === "warehouse" ? warehouseCarAnswer(sources, chosen) : carAnswer(sources);
}

const metroOf = (park: Park) => park.metro ?? ownMetro;

/** From the entrance that the way from the metro leads to. */
const walkFromDoor = ({ park, chosen }: Sources): Walk | undefined =>
  chosen && walkFromEntrance(park, chosen, metroOf(park).entrance);

const walkFromWarehouseGate = ({ park, chosen }: Sources): Walk | undefined =>
  chosen && walkFromEntrance(park, chosen, warehouseGate);

/** In tens of metres, ten at least: «350». */
const roundedMetres = (walk: Walk): string => number(Math.max(10, Math.round(walk.metres / 10) * 10));

function guestAnswer(sources: Sources): RoleAnswer {
  const { park, chosen } = sources;
  const metro = metroOf(park);
  const walk = walkFromDoor(sources);
  const to = chosen ? ` до ${buildingWords(chosen.number, "genitive")}` : " до парка";
  return {
    title: `${minutesInWords(metro.minutes + (walk?.minutes ?? 0))} от метро${to}`,
    text: `Выход ${metro.exit}, прямо по дорожке до входа 3${inside(walk)}. На входе приложите код гостевого пропуска или назовите охраннику, к кому идёте; возьмите паспорт.`,
    line: walk?.line,
  };
}

function taxiAnswer(sources: Sources): RoleAnswer {
  const { park, chosen } = sources;
  const walk = walkFromDoor(sources);
  const onFoot =
    chosen && walk
      ? `, до ${buildingWords(chosen.number, "genitive")} оттуда ${minutesInWords(walk.minutes)} пешком`
      : "";
  return {
    title: `Таксисту: «${park.contacts.address.street}, вход 3»`,
    text: `Высадит у входа 3${onFoot}. Пассажиру нужен паспорт или код гостевого пропуска.`,
    line: walk?.line,
  };
}

function truckAnswer(sources: Sources): RoleAnswer {
  const { chosen } = sources;
  const walk = walkFromWarehouseGate(sources);
  const fromGate =
    chosen && walk ? `До ${buildingWords(chosen.number, "genitive")} от ворот ${roundedMetres(walk)} м. ` : "";
  return {
    title: `Ворота складов, въезд с запада: до ${truck.loadTonnesMax} т и ${metres(truck.heightMetresMax)}`,
    text: `${fromGate}Разгружаем ежедневно ${loadingHours}, подождать можно на ${truck.zone}. Пропуск заказывает получатель, у водителя — паспорт.`,
    line: walk?.line,
  };
}

function warehouseCarAnswer(sources: Sources, chosen: Building): RoleAnswer {
  const walk = walkFromWarehouseGate(sources);
  const toBuilding = walk ? `, оттуда ${roundedMetres(walk)} м до корпуса` : "";
  return {
    title: `Ворота складов, въезд с запада, ${buildingWords(chosen.number)}`,
    text: `Легковой машине и фургону — в ворота складов${toBuilding}. Пропуск заказывает получатель; возьмите паспорт.`,
    line: walk?.line,
  };
}

function carAnswer({ park, zones, chosen }: Sources): RoleAnswer {
  const near = nearestZone(park, zones, chosen);
  const walk = near?.walk;
  const fromParking =
    chosen && walk
      ? `От парковки до ${buildingWords(chosen.number, "genitive")} — ${minutesInWords(walk.minutes)} пешком. `
      : "";
  return {
    title: near ? `${entryOf(park, near.zone)}, парковка ${near.zone.code ?? near.zone.name}` : "Въезд 1, парковка P1",
    text: `${fromParking}Назовите охраннику компанию и получателя, возьмите паспорт.`,
    line: walk?.line,
  };
}

const inside = (walk: Walk | undefined) => (walk ? `, ещё ${minutesInWords(walk.minutes)} по парку` : "");

/** The car park for cars that is nearest to the building; without a building the first one. */
function nearestZone(park: Park, zones: readonly ParkingZone[], chosen: Building | undefined) {
  const walk = chosen && walksTo(chosen, park.buildings);
  const found = zones.flatMap((zone) =>
    zone.place && zone.code !== truck.zone ? [{ zone, walk: walk?.(zone.place) }] : [],
  );
  const [nearest] = found.toSorted((a, b) => (a.walk?.metres ?? 0) - (b.walk?.metres ?? 0));
  return nearest;
}

/** The entrance for cars that is nearest to a car park: «Въезд 1». */
function entryOf({ site }: Park, { gate, place }: ParkingZone): string {
  const spot = gate ?? place;
  const entries = (site?.entrances ?? []).filter(({ kind, id }) => kind === "car" && id !== warehouseGate);
  const away = ({ x, y }: Entrance) => (spot ? Math.abs(x - spot.x) + Math.abs(y - spot.y) : 0);
  const [nearest] = entries.toSorted((a, b) => away(a) - away(b));
  return upperFirst(nearest?.name ?? "въезд 1");
}
