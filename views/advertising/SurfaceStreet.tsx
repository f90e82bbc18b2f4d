import type { Side } from "../content/park.ts";
import { type Elevation, stripHeight } from "../drawings/elevation/read-elevation.ts";
import { SurfaceElevation } from "../drawings/SurfaceElevation.tsx";
import { metres, plural, sides } from "../ui/format.ts";

const walls: Record<Side, string> = { n: "Северная", e: "Восточная", s: "Южная", w: "Западная" };

/** Words as shares of the sheet's height, and of its width; the width that phones show; sky beside a wall. */
const sheet = { words: 0.056, wordsNarrow: 0.062, wordsAcross: 0.035, crop: 1.13, air: 0.3 };

/** One surface from edge to edge with its measures; on phones only what is around it. */
export function SurfaceStreet({ elevation }: { elevation: Elevation }) {
  const { setting, wall, tall } = elevation;
  const indoor = setting === "room" || setting === "lift";
  const high = wall ? (tall + 5.8) * (61 / 58) : stripHeight([elevation], indoor ? "indoor" : "outdoor") * 1.25;
  return (
    <div className={indoor ? "street street-in street-one" : "street street-one"}>
      <div className="strip strip-wide">
        <SurfaceElevation elevation={elevation} high={high} sizes={high * sheet.words} air={high * sheet.air} />
      </div>
      <div className="strip strip-narrow">
        <SurfaceElevation
          elevation={elevation}
          high={high}
          sizes={Math.max(high * sheet.wordsNarrow, indoor ? elevation.across * sheet.wordsAcross : 0)}
          crop={indoor ? undefined : high * sheet.crop}
          air={high * sheet.air}
        />
      </div>
      <div className="street-caption">
        <span>{captionOf(elevation)}</span>
      </div>
    </div>
  );
}

function captionOf({ wall, form, approximate, blank }: Elevation): string {
  if (!wall) return `В масштабе; рядом человек ростом 1,75 м.${form === "film" ? " Створки — для примера." : ""}`;
  const { building, side, length, height, storeys, step } = wall;
  const windows = step && building.use !== "warehouse" ? `, окно на каждый модуль ${metres(step)}` : "";
  const place = approximate
    ? " Место вдоль стены показано примерно."
    : blank
      ? " За экраном технические помещения, окон нет."
      : "";
  return `${walls[side]} стена корпуса ${building.number}, в масштабе: ${sides(length, height)}, ${plural(storeys, "этаж", "этажа", "этажей")}${windows}.${place}`;
}
