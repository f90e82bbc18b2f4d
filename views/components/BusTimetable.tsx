import { busStops, busTimetable } from "../text/way-facts.ts";
import { DataTable } from "./DataTable.tsx";

/** When the park's bus runs, and where it stops. */
export function BusTimetable() {
  return (
    <div className="halves">
      <DataTable
        caption="Автобус по&nbsp;рабочим дням"
        columns={[{ title: "Время" }, { title: "Интервал", numeric: true }]}
        rows={busTimetable.map(({ hours, everyMinutes }) => [hours, `${everyMinutes}\u00a0минут`])}
      />
      <DataTable
        caption="Остановки"
        columns={[{ title: "Остановка" }, { title: "От метро", numeric: true }]}
        rows={busStops.map(({ name, minutes }) => [name, minutes === 0 ? "—" : `${minutes}\u00a0мин`])}
      />
    </div>
  );
}
