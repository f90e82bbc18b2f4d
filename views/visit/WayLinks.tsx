import type { Coordinates } from "../content/park.ts";
import { twoGisRoute, yandexRoute } from "./map-links.ts";

/** The way by car in the two map services, from wherever one is: links in text. */
export function WayLinks({ coordinates }: { coordinates: Coordinates }) {
  return (
    <p className="way-links no-print">
      <a href={yandexRoute(coordinates, "car")}>Яндекс Карты</a> <a href={twoGisRoute(coordinates, "car")}>2ГИС</a>
    </p>
  );
}
