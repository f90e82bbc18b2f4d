import { href } from "../routes.ts";
import { Tabs } from "../ui/PageParts.tsx";

const subjects = {
  parking: { label: "Кому парковка", visitors: href("parking", {}), residents: href("residentsParking", {}) },
  route: { label: "Кому дорога", visitors: href("route", {}), residents: href("residentsRoute", {}) },
};

type Props = { subject: keyof typeof subjects; current: "visitors" | "residents" };

/** The two sides of the car park, and of the way to the park. */
export function SubjectTabs({ subject, current }: Props) {
  const { label, visitors, residents } = subjects[subject];
  return (
    <Tabs
      label={label}
      items={[
        { href: visitors, text: "Посетителям", current: current === "visitors" },
        { href: residents, text: "Резидентам", current: current === "residents" },
      ]}
    />
  );
}
