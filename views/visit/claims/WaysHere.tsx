import { plural } from "../../kit/format.ts";
import { busTimetable, metro } from "../../park/claims/way-facts.ts";

type Props = { street: string; parkingSpaces: number | undefined };

/** How to get to the park in three lines. */
export function WaysHere({ street, parkingSpaces }: Props) {
  const hours = [busTimetable[0]?.hours, busTimetable.at(-1)?.hours].map((text) => text?.split("–"));
  const often = Math.min(...busTimetable.map(({ everyMinutes }) => everyMinutes));
  const spaces = parkingSpaces ? ` Всего ${plural(parkingSpaces, "место", "места", "мест")}.` : "";
  return (
    <dl className="home-rows">
      <div>
        <dt>Метро</dt>
        <dd>{`«${metro.station}», выход ${metro.exit}: ${metro.minutes} минут пешком до входа 3, путь освещён.`}</dd>
      </div>
      <div>
        <dt>Автобус парка</dt>
        <dd>{`По будням с ${hours[0]?.[0]} до ${hours[1]?.[1]}, в часы пик каждые ${often} минут, без билета.`}</dd>
      </div>
      <div>
        <dt>Машина</dt>
        <dd>{`${street}, съезд с Киевского шоссе.${spaces}`}</dd>
      </div>
    </dl>
  );
}
