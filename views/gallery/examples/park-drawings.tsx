import type { Site } from "../../content/park.ts";
import { AddressPlate } from "../../drawings/AddressPlate.tsx";
import { Car } from "../../drawings/Car.tsx";
import { Drawing } from "../../drawings/Drawing.tsx";
import { Facade } from "../../drawings/Facade.tsx";
import { Billboard, Film, Lightbox, Screen, Sheet } from "../../drawings/FacadeSurface.tsx";
import { Measure, MeasureLine } from "../../drawings/Measure.tsx";
import { ParkMap } from "../../drawings/ParkMap.tsx";
import { ParkPlan } from "../../drawings/ParkPlan.tsx";
import { type ParkPlanSources, readParkPlan } from "../../drawings/park-plan/read-park-plan.ts";
import { placesOf } from "../../park/places.ts";
import { href } from "../../routes.ts";
import { ZoneRows } from "../../visit/ZoneRows.tsx";
import type { ComponentExamples } from "../example.ts";
import type { Samples } from "../samples.ts";

const site: Site = {
  streets: [{ name: "Параллельный проезд", from: [0, 26], to: [420, 26] }],
  roads: [
    [
      [240, 26],
      [240, 200],
    ],
  ],
  entrances: [
    { id: "v1", name: "въезд 1", kind: "car", from: "n", x: 240, y: 36 },
    { id: "e4", name: "вход 4", kind: "foot", from: "w", x: 30, y: 120 },
  ],
  stops: [{ name: "Корпус 1", x: 150, y: 44 }],
};

/** The samples always have a plan. */
function known(sources: ParkPlanSources) {
  const plan = readParkPlan(sources);
  if (!plan) throw new Error("The samples have no places");
  return plan;
}

/** The park from above and its parts. */
export function parkDrawingExamples({ buildings, parking, shop, solution: surface }: Samples): ComponentExamples[] {
  const [open, roofed, far] = parking.zones;
  const zones = [
    ...(open ? [{ ...open, spaces: 120, place: { x: 60, y: 82, length: 110, width: 44 } }] : []),
    ...(roofed ? [{ ...roofed, levels: 2, place: { x: 260, y: 130, length: 60, width: 60 } }] : []),
    ...(far ? [{ ...far, near: ["6", "7"] }] : []),
  ];
  const plan = known({ buildings, site, zones: zones.slice(0, 2), others: zones.slice(2) });
  const bare = known({ buildings });
  const alone = {
    className: "drawing park-plan",
    viewBox: "0 0 900 420",
    width: 900,
    height: 420,
    "aria-hidden": true,
  } as const;
  return [
    {
      component: "ParkPlan",
      examples: [
        {
          name: "зоны, дороги, ссылки, выбранный корпус",
          element: <ParkPlan plan={plan} lat={55.62} active={7} linkTo={({ id }) => href("plan", {}, { body: id })} />,
        },
        { name: "для телефона", element: <ParkPlan plan={plan} lat={55.62} narrow /> },
        { name: "известны только корпуса", element: <ParkPlan plan={bare} /> },
      ],
    },
    {
      component: "ZoneRows",
      examples: [
        {
          name: "зоны с примечанием и без",
          element: (
            <ZoneRows
              zones={zones.map((zone, at) => ({ zone, note: at === 0 ? "грузовики — по пропуску" : undefined }))}
              buildings={buildings}
              places={placesOf(buildings, zones)}
            />
          ),
        },
      ],
    },
    {
      component: "Drawing",
      examples: [
        {
          name: "замена рисунка",
          element: (
            <Drawing of="nothing" instead={<p>Рисунка нет</p>}>
              <p>Рисунок</p>
            </Drawing>
          ),
        },
      ],
    },
    {
      component: "Measure",
      examples: [
        {
          name: "двенадцать минут",
          element: (
            <Measure label="12 минут" top={2} height={40}>
              <MeasureLine y={10} count={12} long={5} />
            </Measure>
          ),
        },
      ],
    },
    {
      component: "ParkMap",
      examples: [
        { name: "малый", element: <ParkMap buildings={buildings} marked={["6"]} /> },
        { name: "с номерами", element: <ParkMap buildings={buildings} marked={["1", "7"]} large /> },
      ],
    },
    {
      component: "Facade",
      examples: [
        {
          name: "экран на фасаде",
          element: (
            <Facade
              surface={{ ...surface, kind: "led", setting: "facade", bottom: 8, building: { id: 1, number: "1" } }}
              buildings={buildings}
            />
          ),
        },
        {
          name: "щит у дороги",
          element: <Facade surface={{ ...surface, kind: "billboard", setting: "street", bottom: 9 }} />,
        },
        {
          name: "короб в холле",
          element: (
            <Facade surface={{ ...surface, width: 1.2, height: 1.8, kind: "lightbox", setting: "hall", bottom: 0.4 }} />
          ),
        },
        {
          name: "плёнка на входе",
          element: (
            <Facade surface={{ ...surface, width: 8.4, height: 3.2, kind: "film", setting: "doors", bottom: 0 }} />
          ),
        },
        {
          name: "известен только размер",
          element: <Facade surface={{ ...surface, kind: undefined, bottom: undefined }} />,
        },
      ],
    },
    {
      component: "FacadeSurface",
      examples: [
        {
          name: "экран, щит, короб, плёнка, лист",
          element: (
            <svg {...alone}>
              <title>Поверхности</title>
              <Screen x={20} y={40} w={160} h={80} base={200} k={10} modules />
              <Billboard x={220} y={40} w={150} h={50} base={200} k={10} post />
              <Lightbox x={420} y={80} w={60} h={90} base={200} k={50} />
              <Film x={520} y={120} w={210} h={80} base={200} k={25} />
              <Sheet x={770} y={40} w={100} h={60} base={200} k={10} />
            </svg>
          ),
        },
      ],
    },
    {
      component: "Car",
      examples: [
        {
          name: "легковая",
          element: (
            <svg {...alone}>
              <title>Машина</title>
              <Car x={20} y={200} k={60} />
            </svg>
          ),
        },
      ],
    },
    {
      component: "AddressPlate",
      examples: buildings.map((building) => ({
        name: `корпус ${building.number}`,
        element: <AddressPlate shop={{ floor: building.floors[0], unitNumber: shop.unitNumber }} building={building} />,
      })),
    },
  ];
}
