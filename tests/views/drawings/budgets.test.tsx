import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Building } from "../../../views/content/park.ts";
import { readElevation } from "../../../views/drawings/elevation/read-elevation.ts";
import { FloorLadder } from "../../../views/drawings/FloorLadder.tsx";
import { FloorLines } from "../../../views/drawings/FloorLines.tsx";
import { FloorPlan } from "../../../views/drawings/FloorPlan.tsx";
import { ParkMap } from "../../../views/drawings/ParkMap.tsx";
import { ParkPlan } from "../../../views/drawings/ParkPlan.tsx";
import { ParkScheme } from "../../../views/drawings/ParkScheme.tsx";
import { readParkPlan } from "../../../views/drawings/park-plan/read-park-plan.ts";
import { SurfaceElevation } from "../../../views/drawings/SurfaceElevation.tsx";
import { UnitPlan } from "../../../views/drawings/UnitPlan.tsx";
import { readUnit } from "../../../views/drawings/unit-plan/read-unit.ts";
import { brotliBytes, buildingOf, content, ownOf, units } from "./stand-in-content.ts";

const { buildings, site, contacts } = content.park;
const { lat = 0 } = contacts.coordinates ?? {};
const { residentsMap, visitorsMap } = content.parking;
const linkTo = ({ id }: Building) => `/plan?body=${id}`;
const counts = new Map(buildings.map((building) => [building.id, ownOf(building).length]));

/** A kind of drawing: its limit in brotli bytes, and every drawing of it that the stand-in's content leads to. */
type Kind = { kind: string; bytesMax: number; drawings: () => [name: string, drawing: ReactElement][] };

const planned = (people: (square: number) => number | undefined) =>
  units.flatMap((unit): [string, ReactElement][] => {
    const geometry = readUnit(unit, buildingOf(unit), unit.category === "office" ? people(unit.square) : undefined);
    return geometry ? [[unit.number, <UnitPlan key="" unit={unit} geometry={geometry} />]] : [];
  });

const kinds: readonly Kind[] = [
  { kind: "plans of units", bytesMax: 2048, drawings: () => planned(() => undefined) },
  { kind: "plans of units with as many desks as fit", bytesMax: 2048, drawings: () => planned(() => 500) },
  {
    kind: "plans of floors, for wide windows and for phones",
    bytesMax: 2560,
    drawings: () =>
      buildings.flatMap((building) =>
        building.floors.map(({ number }): [string, ReactElement] => {
          const current = ownOf(building).find(({ floor }) => floor.number === number)?.id;
          const plan = (
            <FloorPlan key="" building={building} floor={number} units={ownOf(building)} current={current} />
          );
          return [`${building.number}/${number}`, plan];
        }),
      ),
  },
  {
    kind: "buildings by floors",
    bytesMax: 3072,
    drawings: () =>
      buildings.map((building) => [
        building.number,
        <FloorLines key="" building={building} units={ownOf(building)} linkTo={(floor) => `/plan?floor=${floor}`} />,
      ]),
  },
  {
    kind: "strips of floors",
    bytesMax: 400,
    drawings: () => units.map((unit) => [unit.number, <FloorLadder key="" unit={unit} building={buildingOf(unit)} />]),
  },
  {
    kind: "plans of the park, for wide windows and for phones",
    bytesMax: 2304,
    drawings: () =>
      [[], visitorsMap.zones, residentsMap.zones].flatMap((zones, at): [string, ReactElement][] => {
        const plan = readParkPlan({ buildings, site, zones });
        const given = { lat, linkTo };
        return [false, true].flatMap((narrow) =>
          plan ? [[`zones ${at}`, <ParkPlan key="" plan={plan} narrow={narrow} {...given} />]] : [],
        );
      }),
  },
  {
    kind: "schemes",
    bytesMax: 4096,
    drawings: () => [
      ["plain", <ParkScheme key="" buildings={buildings} lat={lat} />],
      ["with links", <ParkScheme key="" buildings={buildings} lat={lat} linkTo={linkTo} />],
      ["whole", <ParkScheme key="" {...{ buildings, site, counts, lat, linkTo }} />],
    ],
  },
  {
    kind: "advertising surfaces",
    bytesMax: 1536,
    drawings: () =>
      content.surfaces.flatMap((surface): [string, ReactElement][] => {
        const elevation = readElevation(surface, buildings);
        return elevation ? [[surface.name, <SurfaceElevation key="" elevation={elevation} high={60} sizes={3} />]] : [];
      }),
  },
  {
    kind: "signs instead of covers",
    bytesMax: 600,
    drawings: () => [
      ...buildings.flatMap(({ number }): [string, ReactElement][] =>
        [false, true].map((large) => [
          number,
          <ParkMap key="" buildings={buildings} marked={[number]} large={large} />,
        ]),
      ),
    ],
  },
];

test.each(kinds)("All $kind are at most $bytesMax bytes with brotli", ({ bytesMax, drawings }) => {
  const sizes = drawings().map(([name, drawing]) => ({ name, bytes: brotliBytes(renderToStaticMarkup(drawing)) }));
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.filter(({ bytes }) => bytes === 0 || bytes > bytesMax)).toEqual([]);
});
