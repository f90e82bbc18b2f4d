import type { Site } from "../../content/park.ts";
import { AddressPlate } from "../../drawings/AddressPlate.tsx";
import { Car } from "../../drawings/Car.tsx";
import { Facade } from "../../drawings/Facade.tsx";
import { Billboard, Film, Lightbox, Screen, Sheet } from "../../drawings/FacadeSurface.tsx";
import { ParkMap } from "../../drawings/ParkMap.tsx";
import { ParkPlan } from "../../drawings/ParkPlan.tsx";
import { ParkPlanPoints, ParkPlanRoads } from "../../drawings/ParkPlanSite.tsx";
import { ZoneGrounds, ZoneSigns } from "../../drawings/ParkPlanZones.tsx";
import { placed } from "../../drawings/park-plan.ts";
import { href } from "../../routes.ts";
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
const sheet = { k: 2, x0: 0, y0: 0, width: 900, height: 420 };

/** The park from above and its parts. */
export function parkDrawingExamples({ buildings, parking, shop, solution: surface }: Samples): ComponentExamples[] {
  const [open, roofed, far] = parking.zones;
  const zones = [
    ...(open ? [{ ...open, spaces: 120, place: { x: 60, y: 82, length: 110, width: 44 } }] : []),
    ...(roofed ? [{ ...roofed, levels: 2, place: { x: 260, y: 130, length: 60, width: 60 } }] : []),
    ...(far ? [{ ...far, near: ["6", "7"] }] : []),
  ];
  const parts = { zones, whose: "residents", buildings: placed(buildings), sheet } as const;
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
          element: (
            <ParkPlan
              buildings={buildings}
              site={site}
              zones={zones}
              lat={55.62}
              active={7}
              linkTo={({ id }) => href("plan", {}, { body: id })}
            />
          ),
        },
        {
          name: "известны только корпуса и соседи зон",
          element: <ParkPlan buildings={buildings} zones={parking.zones.map((zone) => ({ ...zone, near: ["1"] }))} />,
        },
      ],
    },
    {
      component: "ParkPlanSite",
      examples: [
        {
          name: "улица, дорога, вход, въезд, остановка",
          element: (
            <svg {...alone}>
              <title>Части плана парка</title>
              <ParkPlanRoads site={site} gates={site.entrances} buildings={placed(buildings)} sheet={sheet} />
              <ParkPlanPoints gates={site.entrances} stops={site.stops} sheet={sheet} />
            </svg>
          ),
        },
      ],
    },
    {
      component: "ParkPlanZones",
      examples: [
        {
          name: "открытая, на два уровня, без места",
          element: (
            <svg {...alone}>
              <title>Части плана парка</title>
              <ZoneGrounds {...parts} />
              <ZoneSigns {...parts} />
            </svg>
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
