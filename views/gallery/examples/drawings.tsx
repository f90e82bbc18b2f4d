import { Cover } from "../../drawings/Cover.tsx";
import { Logo } from "../../drawings/Logo.tsx";
import type { ComponentExamples } from "../example.ts";

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
  ];
}
