import { ParkingScheme } from "../drawings/ParkingScheme.tsx";
import { DataTable } from "../kit/DataTable.tsx";
import { metres, number, plural } from "../kit/format.ts";
import { Picture } from "../kit/Picture.tsx";
import type { Places } from "../park/places.ts";
import type { ParkingMap } from "./parking.ts";
import { factsOfZone } from "./parking-facts.ts";

const none = <span className="muted">нет</span>;

/** The zones of a car park with what one has to know before turning in; «не ограничена» where nothing hangs over the entry. */
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
          facts ? (facts.accessible ?? none) : "—",
          facts ? (facts.heightMetres ? `до ${metres(facts.heightMetres)}` : "не ограничена") : "—",
          facts ? (facts.chargers ?? none) : "—",
        ];
      })}
    />
  );
}

/** Our own drawing of the zones with a list beside it, and the map of the content API where that is more than our sharing picture. */
export function ParkingFigure({
  map,
  kind,
  places,
}: {
  map: ParkingMap;
  kind: "visitors" | "residents";
  places: Places;
}) {
  const picture = map.image && !map.image.src.startsWith("/og/") && (
    <figure className="figure">
      <Picture image={map.image} />
      <figcaption>{map.image.alt}</figcaption>
    </figure>
  );
  if (map.zones.length === 0) return picture || null;
  return (
    <div className="split">
      <div className="stack">
        <figure className="figure">
          <ParkingScheme kind={kind} zones={map.zones} />
          <figcaption>{map.title}: зоны и въезды. Схема без масштаба.</figcaption>
        </figure>
        {picture}
      </div>
      <ul className="stack">
        {map.zones.map((zone) => (
          <li className="panel" key={zone.name}>
            <p className="card-title">{zone.name}</p>
            <p>
              {plural(zone.spaces, "место", "места", "мест")}
              {factsOfZone(zone, places) && `, ${factsOfZone(zone, places)?.where}`}
            </p>
            <p className="muted">{zone.tariff}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
