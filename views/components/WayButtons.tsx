import type { Contacts } from "../model/park.ts";
import { type TravelMode, twoGisRoute, yandexRoute } from "../text/map-links.ts";
import { ButtonLink } from "./Button.tsx";

/** The way to the park in the two map services, from wherever one is. */
export function WayButtons({ coordinates, mode }: { coordinates: Contacts["coordinates"]; mode: TravelMode }) {
  return (
    <div className="row no-print">
      <ButtonLink href={yandexRoute(coordinates, mode)} variant="outline" external>
        Маршрут в&nbsp;Яндекс Картах
      </ButtonLink>
      <ButtonLink href={twoGisRoute(coordinates, mode)} variant="outline" external>
        Маршрут в&nbsp;2ГИС
      </ButtonLink>
    </div>
  );
}
