import { Tabs } from "../kit/Tabs.tsx";
import { href } from "../routes.ts";

type Side = "visitors" | "residents";

/** The two sides of the car park. */
export function ParkingTabs({ current }: { current: Side }) {
  return (
    <SideTabs
      label="Кому парковка"
      current={current}
      visitors={href("parking", {})}
      residents={href("residentsParking", {})}
    />
  );
}

/** The two sides of the way to the park. */
export function RouteTabs({ current }: { current: Side }) {
  return (
    <SideTabs
      label="Кому дорога"
      current={current}
      visitors={href("route", {})}
      residents={href("residentsRoute", {})}
    />
  );
}

function SideTabs({ label, current, ...links }: { label: string; current: Side } & Record<Side, string>) {
  return (
    <Tabs
      label={label}
      items={[
        { href: links.visitors, text: "Посетителям", current: current === "visitors" },
        { href: links.residents, text: "Резидентам", current: current === "residents" },
      ]}
    />
  );
}
