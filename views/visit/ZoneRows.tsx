import type { Building } from "../content/park.ts";
import type { ParkingZone } from "../content/parking.ts";
import { listed, metres, plural } from "../ui/format.ts";
import { FactsTable } from "../ui/Tables.tsx";

type Zone = { zone: ParkingZone; note?: string | undefined };
type Props = { zones: readonly Zone[]; buildings: readonly Building[] };

const places = (n: number) => plural(n, "место", "места", "мест");

/** Each zone once: its sign as on the plan, its place, its spaces and limits; `note` is what it costs. */
export function ZoneRows({ zones, buildings }: Props) {
  const isFirst = (at: number) => zones.findIndex(({ zone }) => zone.code === zones[at]?.zone.code) === at;
  return (
    <FactsTable
      rows={zones.map(({ zone, note }, at) => {
        const { code, spaces, accessible, chargers, height } = zone;
        const notes = [
          spaces > 0 && places(spaces),
          height && `высота до ${metres(height)}`,
          accessible && `${places(accessible)} для людей с инвалидностью`,
          chargers && plural(chargers, "зарядный пост", "зарядных поста", "зарядных постов"),
        ].filter(Boolean);
        return {
          id: code && isFirst(at) ? `zone-${code}` : undefined,
          name: code ?? "P",
          value: (
            <>
              {placeOf(zone, buildings)}
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

/** «открытая, у корпусов 1 и 2»: the name without its sign, and the buildings beside it. */
function placeOf(zone: ParkingZone, buildings: readonly Building[]): string {
  const { code, name } = zone;
  const rest = code && name.startsWith(code) ? name.slice(code.length).replace(/^[,\s]+/, "") : name;
  const words = [...new Set([rest, besideWords(zone, buildings)].filter(Boolean))].join(", ") || name;
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
