import { Icon } from "../../kit/Icon.tsx";
import { WayButtons } from "../../visit/WayButtons.tsx";
import type { Contacts } from "../park.ts";
import { busTimetable, metro } from "./way-facts.ts";

/** How to get to the park in three points, and two maps that lead the way. */
export function WaysHere({ contacts }: { contacts: Contacts }) {
  const { address, coordinates } = contacts;
  const hours = [busTimetable[0]?.hours, busTimetable.at(-1)?.hours].map((one) => one?.split("–"));
  const often = Math.min(...busTimetable.map(({ everyMinutes }) => everyMinutes));
  return (
    <div className="stack-l">
      <dl className="home-points">
        <div>
          <dt>
            <Icon name="metro" size={22} /> На метро
          </dt>
          <dd>{`Станция «${metro.station}», выход ${metro.exit}: ${metro.walkMinutes} минут пешком до входа 3, путь освещён.`}</dd>
        </div>
        <div>
          <dt>
            <Icon name="bus" size={22} /> На автобусе парка
          </dt>
          <dd>{`По будням с ${hours[0]?.[0]} до ${hours[1]?.[1]}, в часы пик каждые ${often} минут. Билет и пропуск не нужны, едут сотрудники и гости.`}</dd>
        </div>
        <div>
          <dt>
            <Icon name="car" size={22} /> На машине
          </dt>
          <dd>{`${address.locality}, ${address.street}. Съезд с Киевского шоссе, парковки для посетителей — у галереи и у въезда.`}</dd>
        </div>
      </dl>
      <WayButtons coordinates={coordinates} mode="car" />
    </div>
  );
}
