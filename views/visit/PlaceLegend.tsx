import type { ParkPlanGeometry } from "../drawings/park-plan/read-park-plan.ts";

/** What the plan's signs mean: only those that it shows. */
export function PlaceLegend({ plan, grey }: { plan: ParkPlanGeometry; grey: string | undefined }) {
  const has = (kind: "car" | "foot") => plan.gates.some((gate) => gate.kind === kind);
  return (
    <ul className="place-legend">
      {has("car") && <li className="key-car">въезд</li>}
      {has("foot") && <li className="key-foot">вход</li>}
      {plan.stops.length > 0 && <li className="key-stop">остановка автобуса</li>}
      {grey && plan.zones.some(({ own }) => !own) && <li>серым — {grey}</li>}
      {plan.links.length > 0 && <li>въезды в зоны показаны примерно</li>}
    </ul>
  );
}
