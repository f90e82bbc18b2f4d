import { BuildingSection } from "../../drawings/BuildingSection.tsx";
import { FloorStrip } from "../../drawings/FloorStrip.tsx";
import { ParkScheme } from "../../drawings/ParkScheme.tsx";
import { PlainScheme } from "../../drawings/PlainScheme.tsx";
import { SchemeLegend } from "../../drawings/SchemeLegend.tsx";
import type { Body } from "../../park/park.ts";
import { href } from "../../routes.ts";
import type { ComponentExamples } from "../example.ts";
import type { Samples } from "../samples.ts";

/** Drawings of the park and of its buildings. */
export function buildingDrawingExamples(samples: Samples): ComponentExamples[] {
  return [...schemeExamples(samples), ...sectionExamples(samples)];
}

/** The park plain, with counts, as a filter, and where places are not known. */
function schemeExamples({ bodies }: Samples): ComponentExamples[] {
  const linkTo = ({ id }: Body) => href("plan", {}, { body: id });
  const counts = new Map([
    [1, { count: 23 }],
    [6, { count: 26 }],
    [7, { count: 6 }],
  ]);
  const filter = new Map([
    [1, { count: 23, tint: 1 }],
    [6, { count: 9, tint: 0.4, chosen: true }],
    [7, { pale: true }],
  ]);
  const unplaced = bodies.map((body) => ({ ...body, place: undefined }));
  return [
    {
      component: "ParkScheme",
      examples: [
        {
          name: "со ссылками, числом свободных и параллелью",
          element: <ParkScheme bodies={bodies} marks={counts} lat={55.62} linkTo={linkTo} />,
        },
        { name: "один корпус выбран", element: <ParkScheme bodies={bodies} active={1} /> },
        { name: "фильтр", element: <ParkScheme bodies={bodies} marks={filter} linkTo={linkTo} /> },
      ],
    },
    {
      component: "SchemeLegend",
      examples: [{ name: "всё, что бывает", element: <SchemeLegend bodies={bodies} counts /> }],
    },
    {
      component: "PlainScheme",
      examples: [{ name: "места неизвестны", element: <PlainScheme bodies={unplaced} active={1} linkTo={linkTo} /> }],
    },
  ];
}

/** A building by its floors, and the floor of one unit. */
function sectionExamples({ officeBuilding, office, soon }: Samples): ComponentExamples[] {
  const linkTo = (floor: number) => href("plan", {}, { body: 1, floor });
  return [
    {
      component: "BuildingSection",
      examples: [
        {
          name: "выбран этаж",
          element: <BuildingSection body={officeBuilding} units={[office, soon]} floor={4} linkTo={linkTo} />,
        },
        { name: "места неизвестны", element: <BuildingSection body={officeBuilding} units={[]} linkTo={linkTo} /> },
      ],
    },
    {
      component: "FloorStrip",
      examples: [{ name: "вы здесь", element: <FloorStrip unit={office} body={officeBuilding} /> }],
    },
  ];
}
