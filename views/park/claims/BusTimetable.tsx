import { DataTable } from "../../kit/DataTable.tsx";
import { haveAll, type Places } from "../places.ts";
import { busStops, busTimetable } from "./way-facts.ts";

/** When the park's bus runs, and where it stops, as far as the buildings are those that the site knows. */
export function BusTimetable({ places }: { places: Places }) {
  const stops = busStops.filter(({ at }) => haveAll(places, ...at));
  return (
    <div className="halves">
      <DataTable
        caption="Автобус по рабочим дням"
        columns={[{ title: "Время" }, { title: "Интервал", numeric: true }]}
        rows={busTimetable.map(({ hours, everyMinutes }) => [hours, `${everyMinutes} минут`])}
      />
      {stops.length > 1 && (
        <DataTable
          caption="Остановки"
          columns={[{ title: "Остановка" }, { title: "От метро", numeric: true }]}
          rows={stops.map(({ name, minutes }) => [name, minutes === 0 ? "—" : `${minutes} мин`])}
        />
      )}
    </div>
  );
}
