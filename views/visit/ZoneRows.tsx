import type { Building } from "../content/park.ts";
import type { ParkingZone } from "../content/parking.ts";
import { zoneCode } from "../content/words/placement-words.ts";
import { FactsTable } from "../ui/FactsTable.tsx";
import { listed, metres, plural } from "../ui/format.ts";

type Zone = { zone: ParkingZone; note?: string | undefined };
type Props = { zones: readonly Zone[]; buildings: readonly Building[] };

const places = (n: number) => plural(n, "место", "места", "мест");

/** Each zone once: its sign as on the plan, its place, its spaces and limits; `note` is what it costs. */
export function ZoneRows({ zones, buildings }: Props) {
  const isFirst = (at: number) => zones.findIndex(({ zone }) => sameSign(zone, zones[at]?.zone)) === at;
  return (
    <FactsTable
      rows={zones.map(({ zone, note }, at) => {
        const sign = zoneCode(zone);
        const { spaces, accessible, chargers, height } = zone;
        const notes = [
          spaces > 0 && places(spaces),
          height && `высота до ${metres(height)}`,
          accessible && `${places(accessible)} для людей с инвалидностью`,
          chargers && plural(chargers, "зарядный пост", "зарядных поста", "зарядных постов"),
        ].filter(Boolean);
        return {
          id: sign && isFirst(at) ? `zone-${sign}` : undefined,
          name: sign || "P",
          value: (
            <>
              {placeOf(zone, sign, buildings)}
              {notes.length > 0 && (
                <>
                  {" "}
                  <small>{notes.join(", ")}</small>
                </>
              )}{" "}
              {note && (
                <small>
                  <b>{note}</b>
                </small>
              )}
            </>
          ),
        };
      })}
    />
  );
}

const sameSign = (zone: ParkingZone, other: ParkingZone | undefined) =>
  other !== undefined && zoneCode(zone) === zoneCode(other);

/** «открытая, у корпусов 1 и 2»: the name without its sign, and the buildings beside it. */
function placeOf(zone: ParkingZone, sign: string, buildings: readonly Building[]): string {
  const rest = sign ? zone.name.slice(sign.length).replace(/^[,\s]+/, "") : zone.name;
  const words = [...new Set([rest, besideWords(zone, buildings)].filter(Boolean))].join(", ") || zone.name;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Where a zone lies, by the buildings that it names: "у корпусов 1 и 2", "у галереи"; undefined where none exists. */
export function besideWords({ near = [] }: ParkingZone, buildings: readonly Building[]): string | undefined {
  const there = buildings.filter(({ number }) => near.includes(number));
  const [only] = there;
  if (!only) return undefined;
  if (there.length === 1) return only.use === "trade_area" ? "у галереи" : `у корпуса ${only.number}`;
  return `у корпусов ${listed(there.map(({ number }) => number))}`;
}
