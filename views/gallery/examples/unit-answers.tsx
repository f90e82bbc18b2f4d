import { CostStairs } from "../../drawings/CostStairs.tsx";
import { JoinedUnits } from "../../drawings/JoinedUnits.tsx";
import { SunBars } from "../../drawings/SunBars.tsx";
import { readUnit } from "../../drawings/unit-plan/read-unit.ts";
import { WarehousePlan } from "../../drawings/WarehousePlan.tsx";
import { WayMap } from "../../drawings/WayMap.tsx";
import { joins } from "../../units/joins.ts";
import { sunOf } from "../../units/sun.ts";
import type { ComponentExamples } from "../example.ts";
import type { Samples } from "../samples.ts";

/** What a unit's page draws besides its plan: the section, neighbours, the way, the sun, the money. */
export function unitAnswerExamples({ buildings, office, warehouse }: Samples): ComponentExamples[] {
  const building = buildings.find(({ id }) => id === office.building.id);
  const place = office.place ?? { row: 0, offset: 0, width: 9, depth: 7.8 };
  const next = { ...office, id: 1004, number: "104-03", place: { ...place, offset: place.offset + place.width } };
  const [offer] = joins({ ...office, place }, [{ ...office, place }, next], buildings);
  const hall = readUnit(
    warehouse,
    buildings.find(({ id }) => id === warehouse.building.id),
  );
  const sun = sunOf({ ...office, place, outlook: "s" }, building, buildings, 55.62);
  if (!building || !offer || !hall || !sun) return [];
  return [
    {
      component: "WarehousePlan",
      examples: [{ name: "склад", element: <WarehousePlan unit={warehouse} geometry={hall} /> }],
    },
    {
      component: "JoinedUnits",
      examples: [{ name: "два", element: <JoinedUnits offer={offer} building={building} current={office.id} /> }],
    },
    { component: "WayMap", examples: [{ name: "без входа", element: <WayMap unit={office} buildings={buildings} /> }] },
    { component: "SunBars", examples: [{ name: "на юг", element: <SunBars sun={sun} /> }] },
    {
      component: "CostStairs",
      examples: [{ name: "три года", element: <CostStairs years={[1_038_960, 1_122_077, 1_211_843]} /> }],
    },
  ];
}
