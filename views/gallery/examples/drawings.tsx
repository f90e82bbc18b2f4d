import { Cover } from "../../drawings/Cover.tsx";
import { Facade } from "../../drawings/Facade.tsx";
import { type FacadeSetting, Surroundings } from "../../drawings/FacadeSetting.tsx";
import { Logo } from "../../drawings/Logo.tsx";
import type { ComponentExamples } from "../example.ts";

const settings: readonly { name: string; setting: FacadeSetting }[] = [
  { name: "стена дома", setting: "wall" },
  { name: "холл", setting: "hall" },
  { name: "обочина", setting: "road" },
];

/** Drawings by themselves. */
export function drawingExamples(): ComponentExamples[] {
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
  ];
}
