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
export function unitAnswerExamples({ bodies, office, warehouse }: Samples): ComponentExamples[] {
  const body = bodies.find(({ id }) => id === office.body.id);
  const place = office.place ?? { row: 0, offset: 0, width: 9, depth: 7.8 };
  const next = { ...office, id: 1004, number: "104-03", place: { ...place, offset: place.offset + place.width } };
  const [offer] = joins({ ...office, place }, [{ ...office, place }, next], bodies);
  const hall = readUnit(
    warehouse,
    bodies.find(({ id }) => id === warehouse.body.id),
  );
  const sun = sunOf({ ...office, place, outlook: "s" }, body, bodies, 55.62);
  if (!body || !offer || !hall || !sun) return [];
  return [
    {
      component: "WarehousePlan",
      examples: [{ name: "склад", element: <WarehousePlan unit={warehouse} geometry={hall} /> }],
    },
    {
      component: "JoinedUnits",
      examples: [{ name: "два", element: <JoinedUnits offer={offer} body={body} current={office.id} /> }],
    },
    { component: "WayMap", examples: [{ name: "без входа", element: <WayMap unit={office} bodies={bodies} /> }] },
    { component: "SunBars", examples: [{ name: "на юг", element: <SunBars sun={sun} /> }] },
    {
      component: "CostStairs",
      examples: [{ name: "три года", element: <CostStairs years={[1_038_960, 1_122_077, 1_211_843]} /> }],
    },
  ];
}
