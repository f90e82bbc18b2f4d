import { parkName } from "../../park/park-name.ts";
/**
 * Where the third-party scheme of floors appears on a click. Only for sites that have it configured; ours stands beside
 * it.
 */
export function FloorsSlot() {
  return (
    <div className="map-slot no-print" data-widget="floors2gis" data-title={`Схема этажей ${parkName.kind.genitive}`}>
      <button type="button" className="button button-outline needs-script" data-widget-open="">
        Показать схему этажей 2ГИС: браузер обратится к её серверам
      </button>
    </div>
  );
}
