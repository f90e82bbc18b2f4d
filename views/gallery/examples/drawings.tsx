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
  ];
}
