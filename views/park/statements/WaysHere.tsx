import { Card, CardGrid } from "../../kit/Card.tsx";
import { WayButtons } from "../../visit/WayButtons.tsx";
import type { Contacts } from "../park.ts";
import { busTimetable, metro } from "./way-facts.ts";

/** How to get to the park in three cards, and two maps that lead the way. */
export function WaysHere({ contacts }: { contacts: Contacts }) {
  const { address, coordinates } = contacts;
  const hours = [busTimetable[0]?.hours, busTimetable.at(-1)?.hours].map((one) => one?.split("–"));
  const often = Math.min(...busTimetable.map(({ everyMinutes }) => everyMinutes));
  return (
    <div className="stack-l">
      <CardGrid columns={3}>
        <Card icon="metro" title="На метро">
          <p>
            {`Станция «${metro.station}», выход ${metro.exit}: ${metro.walkMinutes} минут пешком до входа 3, путь освещён.`}
          </p>
        </Card>
        <Card icon="bus" title="На автобусе парка">
          <p>
            {`По будням с ${hours[0]?.[0]} до ${hours[1]?.[1]}, в часы пик каждые ${often} минут. Билет и пропуск не нужны, едут сотрудники и гости.`}
          </p>
        </Card>
        <Card icon="car" title="На машине">
          <p>
            {`${address.locality}, ${address.street}. Съезд с Киевского шоссе, парковки для посетителей — у галереи и у въезда.`}
          </p>
        </Card>
      </CardGrid>
      <WayButtons coordinates={coordinates} mode="car" />
    </div>
  );
}
