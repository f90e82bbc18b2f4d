import type { Coordinates } from "../content/park.ts";
import { parkName } from "../park/park-name.ts";

const title = `Карта: ${parkName.nominative}`;

/** Where the third-party map appears on a click; before it nothing of it is loaded. */
export function MapSlot({ coordinates: { lat, lon } }: { coordinates: Coordinates }) {
  return (
    <div className="map-slot no-print" data-widget="map2gis" data-lat={lat} data-lon={lon} data-title={title}>
      <button type="button" className="button button-outline needs-script" data-widget-open="">
        Показать карту 2ГИС: браузер обратится к её серверам
      </button>
    </div>
  );
}
