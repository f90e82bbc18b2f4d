import type { Coordinates } from "../content/park.ts";
import { ButtonLink } from "../kit/Button.tsx";
import { type TravelMode, twoGisRoute, yandexRoute } from "./map-links.ts";

/** The way to the park in the two map services, from wherever one is. */
export function WayButtons({ coordinates, mode }: { coordinates: Coordinates; mode: TravelMode }) {
  return (
    <>
      <ButtonLink href={yandexRoute(coordinates, mode)} variant="outline" external>
        <span className="visually-hidden">Маршрут: </span>Яндекс Карты
      </ButtonLink>
      <ButtonLink href={twoGisRoute(coordinates, mode)} variant="outline" external>
        <span className="visually-hidden">Маршрут: </span>2ГИС
      </ButtonLink>
    </>
  );
}
