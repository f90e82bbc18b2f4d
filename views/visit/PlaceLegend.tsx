import type { ParkPlanGeometry } from "../drawings/park-plan/read-park-plan.ts";

/** The key of the plan's signs: only those that it shows. */
export function PlaceLegend({ plan, grey }: { plan: ParkPlanGeometry; grey: string | undefined }) {
  const has = (kind: "car" | "foot") => plan.gates.some((gate) => gate.kind === kind);
  const signs = [
    has("car") && { sign: "key-car", text: "въезд" },
    has("foot") && { sign: "key-foot", text: "вход" },
    plan.stops.length > 0 && { sign: "key-stop", text: "остановка автобуса" },
    grey && plan.zones.some(({ highlighted }) => !highlighted) && { text: `серым — ${grey}` },
    plan.links.some(({ about }) => about) && { text: "въезды в зоны показаны примерно" },
  ].filter((sign) => typeof sign === "object");
  if (signs.length === 0) return null;
  return (
    <ul className="place-legend">
      {signs.map(({ text, ...rest }) => (
        <li key={text} className={"sign" in rest ? rest.sign : undefined}>
          {text}
        </li>
      ))}
    </ul>
  );
}
