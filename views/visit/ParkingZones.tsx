import type { ParkingMap } from "../content/parking.ts";
import { DataTable } from "../kit/DataTable.tsx";
import { metres, number } from "../kit/format.ts";
import type { Places } from "../park/places.ts";
import { factsOfZone } from "./parking-facts.ts";

const none = <span className="muted">нет</span>;

/**
 * The zones of a car park with what one has to know before turning in; «не ограничена» where nothing hangs over the
 * entry.
 */
export function ParkingZones({ map, places }: { map: ParkingMap; places: Places }) {
  return (
    <DataTable
      caption={`${map.title}: места, высота, зарядка`}
      captionHidden
      columns={[
        { title: "Зона" },
        { title: "Мест", numeric: true },
        { title: "Для людей с инвалидностью", numeric: true },
        { title: "Высота въезда" },
        { title: "Зарядных постов", numeric: true },
      ]}
      rows={map.zones.map((zone) => {
        const facts = factsOfZone(zone, places);
        return [
          zone.name,
          number(zone.spaces),
          facts && (facts.accessible ?? none),
          facts && (facts.heightMetres ? `до ${metres(facts.heightMetres)}` : "не ограничена"),
          facts && (facts.chargers ?? none),
        ];
      })}
    />
  );
}
