import { sideName } from "../../content/floor-rows.ts";
import { metres, plural } from "../../ui/format.ts";
import type { Room, UnitGeometry } from "./geometry.ts";

const numerals = ["одни ворота", "двое ворот", "трое ворот", "четверо ворот"];
const roomName: Record<Room["kind"], string> = {
  hall: "зал",
  office: "кабинет",
  meeting: "переговорная",
  passage: "",
  room: "комната",
};

export function planWords(unit: UnitGeometry): string {
  const to = unit.outlook ? ` на ${sideName[unit.outlook]}` : "";
  const seen = [
    roomWords(unit.rooms, unit.partitions.length > 0),
    unit.windows.length > 0 && (unit.band ? `окна${to}` : plural(unit.windows.length, "окно", "окна", "окон") + to),
    unit.gates.length > 0 && (numerals[unit.gates.length - 1] ?? `${unit.gates.length} ворот`) + to,
    unit.front && `витрина ${metres(unit.front.w)} на галерею`,
    unit.bare && (unit.seating ? "под отделку" : "под отделку, без мебели"),
    deskWords(unit),
    unit.racks && "стеллажи для примера",
    ...unit.notes,
    unit.approximate.length > 0 && `показано примерно: ${unit.approximate.join(", ")}`,
  ];
  const text = seen.filter(Boolean).join("; ");
  return text && `${text[0]?.toUpperCase()}${text.slice(1)}.`;
}

function roomWords(rooms: readonly Room[], parted: boolean): string | false {
  const named = rooms.filter(({ kind }) => kind !== "passage");
  if (!parted) return false;
  if (named.every(({ kind }) => kind === "room")) return plural(named.length, "комната", "комнаты", "комнат");
  if (named.every(({ kind }) => kind === "office")) return plural(named.length, "кабинет", "кабинета", "кабинетов");
  return named.map(({ kind }) => roomName[kind]).join(", ");
}

function deskWords({ desks, example, seating }: UnitGeometry): string | false {
  if (desks.length === 0) return false;
  const count = plural(desks.length, "стол", "стола", "столов");
  if (seating) return `${count}${seating.small ? " 1,2 × 0,6 м" : ""} вашей команды, расстановка для примера`;
  if (example) return `${count} для примера, 8 м² на человека`;
  return plural(desks.length, "стол остаётся", "стола остаются", "столов остаются");
}
