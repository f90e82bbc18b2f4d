import type { Park } from "../content/park.ts";
import type { ParkingMap, ParkingZone } from "../content/parking.ts";
import { zoneCode } from "../content/words/places.ts";
import { plural } from "../kit/format.ts";
import { Picture } from "../kit/Picture.tsx";
import { ParkFigure } from "./ParkFigure.tsx";
import { besideWords, walkWords } from "./zone-words.ts";

type Props = { map: ParkingMap; park: Park; kind: "visitors" | "residents" };

const cars: readonly ["car"] = ["car"];

/** The zones on the park's plan and in a list. The API's map is shown unless it is our sharing picture. */
export function ParkingFigure({ map, park, kind }: Props) {
  const picture = map.image && !map.image.src.startsWith("/og/") && (
    <figure className="figure">
      <Picture image={map.image} place="map" />
      <figcaption>{map.image.alt}</figcaption>
    </figure>
  );
  if (map.zones.length === 0) return picture || null;
  return (
    <div className="split park-split">
      <div className="stack">
        <ParkFigure park={park} zones={map.zones} whose={kind} entrances={cars} />
        {picture}
      </div>
      <ul className="zone-list">
        {map.zones.map((zone) => (
          <Zone key={zone.name} zone={zone} park={park} kind={kind} />
        ))}
      </ul>
    </div>
  );
}

function Zone({ zone, park, kind }: { zone: ParkingZone; park: Park; kind: Props["kind"] }) {
  const sign = zoneCode(zone);
  const words = [besideWords(zone, park.buildings), walkWords(zone, park.buildings)].filter(Boolean).join(", ");
  return (
    <li>
      {sign && (
        <span className={`zone-sign zone-sign-${kind}`} aria-hidden="true">
          {sign}
        </span>
      )}
      <div>
        <p className="zone-head">
          <strong>{zone.name}</strong>
          {zone.spaces > 0 && <span className="num nowrap">{plural(zone.spaces, "место", "места", "мест")}</span>}
        </p>
        {words && <p>{words}</p>}
        {zone.tariff.trim() && <p className="muted">{zone.tariff}</p>}
      </div>
    </li>
  );
}
