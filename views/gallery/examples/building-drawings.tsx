import type { Building } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { BuildingSection } from "../../drawings/BuildingSection.tsx";
import { BuildingSign } from "../../drawings/BuildingSign.tsx";
import { FloorStrip } from "../../drawings/FloorStrip.tsx";
import { ParkScheme } from "../../drawings/ParkScheme.tsx";
import { ParkSection } from "../../drawings/ParkSection.tsx";
import { PlainScheme } from "../../drawings/PlainScheme.tsx";
import { readParkSection } from "../../drawings/park-section/read-park-section.ts";
import { SchemeLegend } from "../../drawings/SchemeLegend.tsx";
import { Walls } from "../../drawings/scheme/Walls.tsx";
import { href } from "../../routes.ts";
import type { ComponentExamples } from "../example.ts";
import type { Samples } from "../samples.ts";

/** Drawings of the park and of its buildings. */
export function buildingDrawingExamples(samples: Samples): ComponentExamples[] {
  return [...schemeExamples(samples), ...parkSectionExamples(samples), ...sectionExamples(samples)];
}

/** The park as one section, whole and beside a list. */
function parkSectionExamples({ buildings, units }: Samples): ComponentExamples[] {
  const section = readParkSection(buildings, units);
  if (!section) return [];
  const drawing = {
    section,
    label: "Разрез парка",
    under: ({ building }: { building: Building }) => <BuildingSign number={building.number} />,
  };
  return [
    {
      component: "ParkSection",
      examples: [
        { name: "все свободные горят", element: <ParkSection {...drawing} /> },
        { name: "рядом со списком, горят офисы", element: <ParkSection {...drawing} lit={isOffice} small /> },
      ],
    },
    {
      component: "BuildingSign",
      examples: buildings.map(({ number }) => ({
        name: `корпус ${number}`,
        element: <BuildingSign number={number} />,
      })),
    },
  ];
}

const isOffice = ({ category }: Unit) => category === "office";

/** The park plain, with counts, as a filter, and where places are not known. */
function schemeExamples({ buildings }: Samples): ComponentExamples[] {
  const linkTo = ({ id }: Building) => href("plan", {}, { body: id });
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
  const names = ["12А стр. 3", "Литера Ж", "ТЦ-2"];
  const longNamed = buildings.map((building, at) => ({ ...building, number: names[at] ?? building.number }));
  const unplaced = buildings.map((building) => ({ ...building, place: undefined }));
  return [
    {
      component: "ParkScheme",
      examples: [
        {
          name: "со ссылками, числом свободных и параллелью",
          element: <ParkScheme buildings={buildings} marks={counts} lat={55.62} linkTo={linkTo} />,
        },
        { name: "один корпус выбран", element: <ParkScheme buildings={buildings} active={1} /> },
        {
          name: "длинные номера",
          element: <ParkScheme buildings={longNamed} marks={counts} linkTo={linkTo} />,
        },
        { name: "фильтр", element: <ParkScheme buildings={buildings} marks={filter} linkTo={linkTo} /> },
      ],
    },
    {
      component: "Walls",
      examples: buildings
        .flatMap(({ place, ...building }) => (place ? [{ ...building, place }] : []))
        .map((building) => ({
          name: `корпус ${building.number}`,
          element: (
            <svg
              className="drawing scheme"
              viewBox="-200 -60 400 300"
              role="img"
              aria-label={`Корпус ${building.number}`}
            >
              <g className={`building ${building.use}`}>
                <Walls building={{ ...building, place: { ...building.place, x: 0, y: 0 } }} morph={undefined} />
              </g>
            </svg>
          ),
        })),
    },
    {
      component: "SchemeLegend",
      examples: [{ name: "всё, что бывает", element: <SchemeLegend buildings={buildings} counts /> }],
    },
    {
      component: "PlainScheme",
      examples: [
        { name: "места неизвестны", element: <PlainScheme buildings={unplaced} active={1} linkTo={linkTo} /> },
      ],
    },
  ];
}

/** A building by its floors, and the floor of one unit. */
function sectionExamples({ officeBuilding, office, soon }: Samples): ComponentExamples[] {
  const linkTo = (floor: number) => href("plan", {}, { body: 1, floor });
  const ground = { id: 101, number: 1 };
  const single = { ...officeBuilding, floors: [ground] };
  const tower = { ...officeBuilding, floors: Array.from({ length: 43 }, (_, at) => ({ id: at + 1, number: at - 2 })) };
  return [
    {
      component: "BuildingSection",
      examples: [
        {
          name: "выбран этаж",
          element: <BuildingSection building={officeBuilding} units={[office, soon]} floor={4} linkTo={linkTo} />,
        },
        { name: "места неизвестны", element: <BuildingSection building={officeBuilding} units={[]} linkTo={linkTo} /> },
        { name: "один этаж", element: <BuildingSection building={single} units={[]} linkTo={linkTo} /> },
        {
          name: "от −2 до 40",
          element: <BuildingSection building={tower} units={[office, soon]} floor={4} linkTo={linkTo} />,
        },
      ],
    },
    {
      component: "FloorStrip",
      examples: [
        { name: "вы здесь", element: <FloorStrip unit={office} building={officeBuilding} /> },
        { name: "один этаж", element: <FloorStrip unit={{ ...office, floor: ground }} building={single} /> },
        { name: "от −2 до 40", element: <FloorStrip unit={office} building={tower} /> },
      ],
    },
  ];
}
