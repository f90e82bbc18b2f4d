import type { Building, Entrance, Park } from "../../content/park.ts";
import type { ParkingZone } from "../../content/parking.ts";
import { placed, rectOf } from "../../drawings/park-ground.ts";
import type { Point } from "../../drawings/path.ts";
import { loadingHours, metro as ownMetro, truck } from "../../park/claims/facts.ts";
import { buildingWords, metres, number } from "../../ui/format.ts";
import { minutesInWords, type Walk, walkTo } from "../../units/ways.ts";
import type { RoleName } from "../roles.ts";

type Sources = { park: Park; zones: readonly ParkingZone[]; role: RoleName; chosen: Building | undefined };

/** One answer to one who comes: the gate and minutes as a title, then papers; `line` is the way on the map. */
export type RoleAnswer = { title: string; text: string; line: readonly Point[] | undefined };

const warehouseGate = "gate";

/** The answer of this park; the building may not be chosen yet. */
export function roleAnswer({ park, zones, role, chosen }: Sources): RoleAnswer {
  const metro = park.metro ?? ownMetro;
  const gateOf = (id: string) => park.site?.entrances.find((gate) => gate.id === id);
  const door = gateOf(metro.entrance);
  const to = chosen ? ` до ${buildingWords(chosen.number, "genitive")}` : " до парка";
  if (role === "guest") {
    const walk = door && walkIn(park, chosen, door);
    return {
      title: `${minutesInWords(metro.minutes + (walk?.minutes ?? 0))} от метро${to}`,
      text: `Выход ${metro.exit}, прямо по дорожке до входа 3${inside(walk)}. На входе приложите код гостевого пропуска или назовите охраннику, к кому идёте; возьмите паспорт.`,
      line: walk?.line,
    };
  }
  if (role === "taxi") {
    const walk = door && walkIn(park, chosen, door);
    return {
      title: `Таксисту: «${park.contacts.address.street}, вход 3»`,
      text: `Высадит у входа 3${chosen && walk ? `, до ${buildingWords(chosen.number, "genitive")} оттуда ${minutesInWords(walk.minutes)} пешком` : ""}. Пассажиру нужен паспорт или код гостевого пропуска.`,
      line: walk?.line,
    };
  }
  const gate = gateOf(warehouseGate);
  if (role === "truck") {
    const walk = gate && walkIn(park, chosen, gate);
    return {
      title: `Ворота складов, въезд с запада: до ${truck.loadTonnesMax} т и ${metres(truck.heightMetresMax)}`,
      text: `${chosen && walk ? `До ${buildingWords(chosen.number, "genitive")} от ворот ${number(Math.max(10, Math.round(walk.metres / 10) * 10))} м. ` : ""}Разгружаем ежедневно ${loadingHours}, подождать можно на ${truck.zone}. Пропуск заказывает получатель, у водителя — паспорт.`,
      line: walk?.line,
    };
  }
  if (chosen?.use === "warehouse") {
    const walk = gate && walkIn(park, chosen, gate);
    return {
      title: `Ворота складов, въезд с запада, ${buildingWords(chosen.number)}`,
      text: `Легковой машине и фургону — в ворота складов${walk ? `, до корпуса ${number(Math.max(10, Math.round(walk.metres / 10) * 10))} м` : ""}. Пропуск заказывает получатель; возьмите паспорт.`,
      line: walk?.line,
    };
  }
  const near = nearestZone(park, zones, chosen);
  const walk = near?.walk;
  return {
    title: near ? `${entryOf(park, near.zone)}, парковка ${near.zone.code ?? near.zone.name}` : "Въезд 1, парковка P1",
    text: `${chosen && walk ? `От парковки до ${buildingWords(chosen.number, "genitive")} — ${minutesInWords(walk.minutes)} пешком. ` : ""}Назовите охраннику компанию и получателя, возьмите паспорт.`,
    line: walk?.line,
  };
}

const inside = (walk: Walk | undefined) => (walk ? `, ещё ${minutesInWords(walk.minutes)} по парку` : "");

type Spot = { x: number; y: number; length?: number; width?: number };

/** The way from a spot to a building, around the others. */
function walkIn({ buildings }: Park, chosen: Building | undefined, spot: Spot): Walk | undefined {
  if (!chosen?.place) return undefined;
  const others = placed(buildings.filter(({ id }) => id !== chosen.id)).map((other) => rectOf(other.place));
  return walkTo(chosen.place, spot, others);
}

/** The car park for cars that is nearest to the building; without a building the first one. */
function nearestZone(park: Park, zones: readonly ParkingZone[], chosen: Building | undefined) {
  const found = zones.flatMap((zone) =>
    zone.place && zone.code !== truck.zone ? [{ zone, walk: walkIn(park, chosen, zone.place) }] : [],
  );
  return found.toSorted((a, b) => (a.walk?.metres ?? 0) - (b.walk?.metres ?? 0))[0];
}

/** The entrance for cars that is nearest to a car park: «Въезд 1». */
function entryOf({ site }: Park, { gate, place }: ParkingZone): string {
  const spot = gate ?? place;
  const entries = (site?.entrances ?? []).filter(({ kind, id }) => kind === "car" && id !== warehouseGate);
  const away = ({ x, y }: Entrance) => (spot ? Math.abs(x - spot.x) + Math.abs(y - spot.y) : 0);
  const [nearest] = entries.toSorted((a, b) => away(a) - away(b));
  const name = nearest?.name ?? "въезд 1";
  return name.charAt(0).toUpperCase() + name.slice(1);
}
