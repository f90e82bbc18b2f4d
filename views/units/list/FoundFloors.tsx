import { type PlacedUnit, placedIn } from "../../content/floor-rows.ts";
import type { Building, CommonRoom } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { unitsInWords } from "../../content/unit-words.ts";
import { repeat, spend } from "../../drawings/budget.ts";
import { drawing } from "../../drawings/Drawing.tsx";
import { box, r1 } from "../../drawings/path.ts";
import { floorNumber, metres, number, squareMetres } from "../../kit/format.ts";
import { whenInWords } from "../ledger/ledger-words.ts";
import { unitHref } from "../unit-links.ts";

type Props = { building: Building; stock: readonly Unit[]; found: readonly Unit[]; people?: number | undefined };

/** Width of a floor in px before it shrinks, and the most floors that stand beside a list. */
const width = 378;
const floorsMax = 12;

/** The floors of a building one above the other, to one scale: what is found on each, and what the data names. */
export const FoundFloors = drawing(({ building }) => `floors of building ${building.id}`, Floors);

function Floors({ building, stock, found, people }: Props) {
  const { placed, rows } = placedIn(building, stock);
  const floors = building.floors.filter((floor) => placed.some((unit) => unit.floor.number === floor.number));
  if (!rows || floors.length > floorsMax) return null;
  spend("units", { marks: placed.length, steps: placed.length * floors.length });
  const k = width / rows.length;
  const at = ({ row, offset, width: length, depth }: PlacedUnit["place"]) =>
    box(r1(offset * k), r1(rows.top(row) * k), r1(length * k), r1(depth * k));
  const shown = new Set(found.map(({ id }) => id));
  const height = r1(rows.depth * k);
  const lanes = repeat("rows", rows.rows, (row) => at({ row, offset: 0, width: rows.length, depth: rows.rowDepth }));
  const named = roomNames(floors.flatMap(({ rooms = [] }) => rooms));
  return (
    <div className="found-floors">
      {floors.toReversed().map((floor) => {
        const units = placed.filter((unit) => unit.floor.number === floor.number && shown.has(unit.id));
        return (
          <figure key={floor.id}>
            <figcaption>
              <b>{`${floorNumber(floor.number)} этаж`}</b> {unitsInWords(units.length)}
            </figcaption>
            {/* biome-ignore lint/a11y/useSemanticElements: a group of links in a drawing is no form's fieldset */}
            <svg viewBox={`-1 -1 ${width + 2} ${height + 2}`} role="group" aria-label={`План этажа ${floor.number}`}>
              <path className="hall" d={box(0, 0, width, height)} />
              <path className="lanes" d={lanes.join("")} />
              {(floor.rooms ?? []).map((room) => (
                <path
                  key={`${room.row} ${room.offset}`}
                  className={`room room-${named.findIndex((name) => kindOf(name) === kindOf(room.name)) % roomSigns}`}
                  d={at({ ...room, depth: rows.rowDepth })}
                >
                  <title>{room.name}</title>
                </path>
              ))}
              {units.map((unit) => (
                <a
                  key={unit.id}
                  href={unitHref(unit, people)}
                  aria-label={`${unit.number}, ${squareMetres(unit.square)}, ${whenInWords(unit)}`}
                >
                  <path className={unit.status === "free" ? "free" : "soon"} d={at(unit.place)} />
                </a>
              ))}
            </svg>
          </figure>
        );
      })}
      <ul className="found-floors-key">
        <li className="key-now">свободно сейчас</li>
        <li className="key-later">освободится позже</li>
        <li className="key-other">сейчас не сдаётся</li>
        {named.slice(0, roomSigns).map((name, sign) => (
          <li key={name} className={`room-${sign}`}>
            {name}
          </li>
        ))}
      </ul>
      <p className="park-key">{`Длина ${metres(rows.length)}, глубина ${number(rows.depth)} м, все этажи в одном масштабе.`}</p>
    </div>
  );
}

/** Kinds of rooms that the key tells apart. */
const roomSigns = 3;

/** «атриум, эскалаторы» is an atrium, too. */
const kindOf = (name: string) => name.split(",")[0];

/** A name for each kind of room, the longest; the most frequent kind first. */
function roomNames(rooms: readonly CommonRoom[]): string[] {
  return [...Map.groupBy(rooms, ({ name }) => kindOf(name)).values()]
    .sort((a, b) => b.length - a.length)
    .map((kind) => kind.reduce((longest, { name }) => (name.length > longest.length ? name : longest), ""));
}
