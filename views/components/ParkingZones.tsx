import { ParkingScheme } from "../drawings/ParkingScheme.tsx";
import type { ParkingMap } from "../model/parking.ts";
import { metres, number, plural } from "../text/format.ts";
import { factsOfZone } from "../text/parking-facts.ts";
import { DataTable } from "./DataTable.tsx";
import { Picture } from "./Picture.tsx";

const none = <span className="muted">нет</span>;

/** The zones of a car park with what one has to know before turning in; «не ограничена» where nothing hangs over the entry. */
export function ParkingZones({ map }: { map: ParkingMap }) {
  return (
    <DataTable
      caption={`${map.title}: места, высота, зарядка`}
      captionHidden
      columns={[
        { title: "Зона" },
        { title: "Мест", numeric: true },
        { title: "Для людей с\u00a0инвалидностью", numeric: true },
        { title: "Высота въезда" },
        { title: "Зарядных постов", numeric: true },
      ]}
      rows={map.zones.map((zone) => {
        const facts = factsOfZone(zone);
        return [
          zone.name,
          number(zone.spaces),
          facts ? (facts.accessible ?? none) : "—",
          facts ? (facts.heightMetres ? `до\u00a0${metres(facts.heightMetres)}` : "не\u00a0ограничена") : "—",
          facts ? (facts.chargers ?? none) : "—",
        ];
      })}
    />
  );
}

/** Our own drawing of the zones with a list beside it, and the map of the content API where that is more than our sharing picture. */
export function ParkingFigure({ map, kind }: { map: ParkingMap; kind: "visitors" | "residents" }) {
  return (
    <div className="split">
      <div className="stack">
        <figure className="figure">
          <ParkingScheme kind={kind} zones={map.zones} />
          <figcaption>{map.title}: зоны и въезды. Схема без масштаба.</figcaption>
        </figure>
        {!map.image.src.startsWith("/og/") && (
          <figure className="figure">
            <Picture image={map.image} />
            <figcaption>{map.image.alt}</figcaption>
          </figure>
        )}
      </div>
      <ul className="stack">
        {map.zones.map((zone) => (
          <li className="panel" key={zone.name}>
            <p className="card-title">{zone.name}</p>
            <p>
              {plural(zone.spaces, "место", "места", "мест")}
              {factsOfZone(zone) && `, ${factsOfZone(zone)?.where}`}
            </p>
            <p className="muted">{zone.tariff}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
