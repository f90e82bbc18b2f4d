import { ParkingScheme } from "../drawings/ParkingScheme.tsx";
import type { ParkingMap } from "../model/parking.ts";
import { metres, number } from "../text/format.ts";
import { factsOfZone } from "../text/parking-facts.ts";
import { DataTable } from "./DataTable.tsx";
import { Picture } from "./Picture.tsx";

const none = <span className="muted">нет</span>;

/** The zones of a car park with what one has to know before turning in; «не ограничена» where nothing hangs over the entry. */
export function ParkingZones({ map }: { map: ParkingMap }) {
  return (
    <DataTable
      caption={`${map.title}: зоны, места и тарифы`}
      captionHidden
      columns={[
        { title: "Зона" },
        { title: "Где" },
        { title: "Мест", numeric: true },
        { title: "Для людей с\u00a0инвалидностью", numeric: true },
        { title: "Высота въезда" },
        { title: "Зарядных постов", numeric: true },
        { title: "Тариф" },
      ]}
      rows={map.zones.map((zone) => {
        const facts = factsOfZone(zone);
        return [
          zone.name,
          facts?.where ?? "—",
          number(zone.spaces),
          facts ? (facts.accessible ?? none) : "—",
          facts ? (facts.heightMetres ? `до\u00a0${metres(facts.heightMetres)}` : "не\u00a0ограничена") : "—",
          facts ? (facts.chargers ?? none) : "—",
          zone.tariff,
        ];
      })}
    />
  );
}

/** Our own drawing of the zones, and below it the map of the content API where that is more than our own sharing picture. */
export function ParkingFigure({ map, kind }: { map: ParkingMap; kind: "visitors" | "residents" }) {
  return (
    <>
      <figure className="figure">
        <ParkingScheme kind={kind} zones={map.zones} />
        <figcaption>{map.title}: зоны, въезды и пешие пути. Схема без масштаба.</figcaption>
      </figure>
      {!map.image.src.startsWith("/og/") && (
        <figure className="figure">
          <Picture image={map.image} />
          <figcaption>{map.image.alt}</figcaption>
        </figure>
      )}
    </>
  );
}
