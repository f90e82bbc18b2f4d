import { Cover } from "../../drawings/Cover.tsx";
import { Dimension } from "../../drawings/Dimension.tsx";
import { Facade } from "../../drawings/Facade.tsx";
import { type FacadeSetting, Surroundings } from "../../drawings/FacadeSetting.tsx";
import { FloorPlan } from "../../drawings/FloorPlan.tsx";
import { Logo } from "../../drawings/Logo.tsx";
import { ParkingScheme } from "../../drawings/ParkingScheme.tsx";
import { ParkScheme } from "../../drawings/ParkScheme.tsx";
import { PlanLegend } from "../../drawings/PlanLegend.tsx";
import { RouteScheme } from "../../drawings/RouteScheme.tsx";
import { UnitOutline } from "../../drawings/UnitOutline.tsx";
import { UnitPlan } from "../../drawings/UnitPlan.tsx";
import { href } from "../../routes.ts";
import type { ComponentExamples } from "../example.ts";
import type { Samples } from "../samples.ts";

const settings: readonly { name: string; setting: FacadeSetting }[] = [
  { name: "стена дома", setting: "wall" },
  { name: "холл", setting: "hall" },
  { name: "обочина", setting: "road" },
];

/** Drawings by themselves. */
export function drawingExamples(samples: Samples): ComponentExamples[] {
  const { bodies, office, officeBuilding, parking, soon, warehouse } = samples;
  return [
    {
      component: "Logo",
      examples: [
        { name: "в шапке", element: <Logo /> },
        { name: "крупный", element: <Logo size={96} /> },
      ],
    },
    {
      component: "Cover",
      examples: [
        { name: "новость", element: <Cover seed={1} kind="news" /> },
        { name: "услуга", element: <Cover seed={2} kind="service" /> },
        { name: "компания", element: <Cover seed={3} kind="shop" /> },
        { name: "объявление", element: <Cover seed={4} kind="banner" /> },
      ],
    },
    {
      component: "ParkScheme",
      examples: [
        {
          name: "со ссылками, один корпус выделен",
          element: <ParkScheme bodies={bodies} active={6} linkTo={({ id }) => href("plan", {}, { body: id })} />,
        },
        { name: "картинкой", element: <ParkScheme bodies={bodies} /> },
        {
          name: "места неизвестны",
          element: <ParkScheme bodies={bodies.map((body) => ({ ...body, place: undefined }))} />,
        },
      ],
    },
    {
      component: "FloorPlan",
      examples: [
        {
          name: "офисы, одно помещение выделено",
          element: <FloorPlan body={officeBuilding} floor={4} units={[office, soon]} current={office.id} />,
        },
      ],
    },
    {
      component: "PlanLegend",
      examples: [
        { name: "этаж", element: <PlanLegend /> },
        { name: "помещение", element: <PlanLegend current /> },
      ],
    },
    {
      component: "UnitOutline",
      examples: [{ name: "офис", element: <UnitOutline pavilion={office} body={officeBuilding} /> }],
    },
    {
      component: "UnitPlan",
      examples: [
        { name: "офис", element: <UnitPlan pavilion={office} /> },
        { name: "склад", element: <UnitPlan pavilion={warehouse} /> },
      ],
    },
    {
      component: "Facade",
      examples: [
        { name: "снаружи", element: <Facade width={24} height={10} hours="7:00–23:00" /> },
        { name: "у дороги", element: <Facade width={6} height={3} placement={"Обочина у въезда"} /> },
        { name: "в холле", element: <Facade width={1.1} height={2} /> },
      ],
    },
    {
      component: "FacadeSetting",
      examples: settings.map(({ name, setting }) => ({
        name,
        element: (
          <svg className="facade" viewBox="0 0 640 360" width="640" height="360" aria-hidden="true" focusable="false">
            <Surroundings setting={setting} scale={{ k: 20, ground: 318, screen: { x: 220, y: 92, w: 200, h: 120 } }} />
          </svg>
        ),
      })),
    },
    {
      component: "ParkingScheme",
      examples: [
        { name: "посетители", element: <ParkingScheme kind="visitors" zones={parking.zones} /> },
        { name: "резиденты", element: <ParkingScheme kind="residents" zones={parking.zones} /> },
      ],
    },
    { component: "RouteScheme", examples: [{ name: "как есть", element: <RouteScheme /> }] },
    {
      component: "Dimension",
      examples: [
        {
          name: "вдоль и поперёк",
          element: (
            <svg viewBox="0 0 320 120" width="320" height="120" aria-hidden="true" focusable="false">
              <Dimension from={[20, 40]} to={[240, 40]} length={18.5} />
              <Dimension from={[260, 40]} to={[260, 110]} length={6} />
            </svg>
          ),
        },
      ],
    },
  ];
}
