import type { ParkingMap } from "../content/parking.ts";
import { Part } from "../kit/Part.tsx";
import { Picture } from "../kit/Picture.tsx";
import { isBlank } from "../kit/plain-text.ts";
import { RichText } from "../kit/RichText.tsx";

/** The car park in the content's own words and picture; our sharing picture is no map. */
export function ParkingInOwnWords({ map }: { map: ParkingMap }) {
  const image = map.image?.src.startsWith("/og/") ? undefined : map.image;
  if (!image && isBlank(map.description)) return null;
  return (
    <Part title="Подробно о парковке">
      <div className={image ? "halves" : undefined}>
        <RichText html={map.description} />
        {image && (
          <figure className="figure">
            <Picture image={image} place="map" />
            {image.alt && <figcaption>{image.alt}</figcaption>}
          </figure>
        )}
      </div>
    </Part>
  );
}
