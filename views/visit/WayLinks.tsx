import type { Contacts } from "../content/park.ts";
import { ExternalLink } from "../kit/Button.tsx";
import { twoGisRoute, yandexRoute } from "./map-links.ts";

/** The way by car in the two map services, from wherever one is: links in text. */
export function WayLinks({ coordinates }: { coordinates: Contacts["coordinates"] }) {
  return (
    <p className="way-links no-print">
      <ExternalLink href={yandexRoute(coordinates, "car")}>Яндекс Карты</ExternalLink>{" "}
      <ExternalLink href={twoGisRoute(coordinates, "car")}>2ГИС</ExternalLink>
    </p>
  );
}
