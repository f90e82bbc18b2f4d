import type { ReactNode } from "react";
import { Fragment } from "react";
import type { Unit } from "../content/unit.ts";
import { Once } from "../kit/Once.tsx";
import { drawing } from "./Drawing.tsx";
import type { ParkSection as Geometry, Tower } from "./park-section/read-park-section.ts";
import { TowerDrawing } from "./park-section/TowerDrawing.tsx";

type Props = {
  section: Geometry;
  /** Names the drawing for those who do not see it. */
  label: string;
  /** Units that are lit; without it, all. */
  lit?: (unit: Unit) => boolean;
  /** A building's link or sign below it. A link inside covers the whole building. */
  under: (tower: Tower) => ReactNode;
  /** Beside a list: one row on phones, too, and smaller signs. */
  small?: boolean;
  /** The end of the drawing: the name of the parallel. */
  children?: ReactNode;
};

/** Pixels of a row before it shrinks: more than any window has. */
const rowWidth = 2800;

/** Buildings in a row on the parallel, free units lit at their floors. Rows shrink alike: one scale. */
export const ParkSection = drawing(() => "park section", Lines);

function Lines({ section, label, lit = () => true, under, small, children }: Props) {
  const { lines, across, acrossHalf, stretch } = section;
  const scale = rowWidth / across;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links in a drawing is no form's fieldset
    <div className={small ? "skyline skyline-small" : "skyline"} role="group" aria-label={label}>
      {lines.map((halves) => (
        <div key={idOf(halves.flat())} className="skyline-line">
          {halves.map((half) => (
            <Fragment key={idOf(half)}>
              {half.length > 0 && (
                <div className="skyline-half">
                  {half.map((tower) => (
                    <div key={tower.building.id} className={["tower", ...tower.uses].join(" ")}>
                      <Once>
                        <TowerDrawing tower={tower} stretch={stretch} scale={scale} lit={litOf(tower, lit)} />
                      </Once>
                      {under(tower)}
                    </div>
                  ))}
                  <Filler metres={acrossHalf - lengthOf(half)} scale={scale} className="skyline-fill" />
                </div>
              )}
            </Fragment>
          ))}
          <Filler metres={across - lengthOf(halves.flat())} scale={scale} className="skyline-fill-line" />
        </div>
      ))}
      {children}
    </div>
  );
}

/** "1" for each light that is lit: text, so that choices which light a building alike share its drawing. */
const litOf = ({ lights }: Tower, lit: (unit: Unit) => boolean) =>
  lights.map(({ unit }) => (lit(unit) ? "1" : "0")).join("");

const idOf = ([first]: readonly Tower[]) => first?.building.id ?? 0;

const lengthOf = (towers: readonly Tower[]) => towers.reduce((total, { length }) => total + length, 0);

/** Takes the room by which a row is shorter than the longest: it keeps the scale. */
function Filler({ metres, scale, className }: { metres: number; scale: number; className: string }) {
  const width = Math.round(metres * scale);
  return width > 0 ? <svg className={className} width={width} height="1" aria-hidden="true" /> : null;
}
