import type { Building } from "../content/park.ts";
import type { ParkingZone } from "../content/parking.ts";
import { zoneCode } from "../content/words/placement-words.ts";
import { listed, metres, number, plural } from "../kit/format.ts";

type Zone = { zone: ParkingZone; note?: string | undefined };
type Props = { zones: readonly Zone[]; buildings: readonly Building[] };

/** Each zone once: its sign as on the plan, its location, its limits, its spaces. */
export function ZoneRows({ zones, buildings }: Props) {
  return (
    <ul className="zone-rows">
      {zones.map(({ zone, note }, at) => {
        const sign = zoneCode(zone);
        const isFirst = zones.findIndex((other) => zoneCode(other.zone) === sign) === at;
        const { accessible, chargers, height } = zone;
        const notes = [
          accessible && `${plural(accessible, "место", "места", "мест")} для людей с инвалидностью`,
          chargers && plural(chargers, "зарядный пост", "зарядных поста", "зарядных постов"),
          height && `высота до ${metres(height)}`,
          note,
        ].filter(Boolean);
        return (
          <li key={zone.name} id={sign && isFirst ? `zone-${sign}` : undefined}>
            <span className="zone-plate" aria-hidden={sign ? undefined : true}>
              {sign || "P"}
            </span>
            <div>
              <strong>{placeOf(zone, sign, buildings)}</strong> {notes.length > 0 && <small>{notes.join(", ")}</small>}
            </div>
            {zone.spaces > 0 && (
              <span className="num">
                {number(zone.spaces)}
                <span className="visually-hidden">{placesWord(zone.spaces)}</span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** «открытая, у корпусов 1 и 2»: the name without its sign, and the buildings beside it. */
function placeOf(zone: ParkingZone, sign: string, buildings: readonly Building[]): string {
  const rest = sign ? zone.name.slice(sign.length).replace(/^[,\s]+/, "") : zone.name;
  const words = new Set([rest, besideWords(zone, buildings)].filter(Boolean));
  return [...words].join(", ") || zone.name;
}

/** « места» after «2». */
const placesWord = (spaces: number) => plural(spaces, "место", "места", "мест").slice(number(spaces).length);

/** Where a zone lies, by the buildings that it names: "у корпусов 1 и 2", "у галереи"; undefined where none exists. */
export function besideWords({ near = [] }: ParkingZone, buildings: readonly Building[]): string | undefined {
  const there = buildings.filter(({ number }) => near.includes(number));
  const [only] = there;
  if (!only) return undefined;
  if (there.length === 1) return only.use === "trade_area" ? "у галереи" : `у корпуса ${only.number}`;
  return `у корпусов ${listed(there.map(({ number }) => number))}`;
}
