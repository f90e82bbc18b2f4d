import { Drawing } from "../../drawings/Drawing.tsx";
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
      component: "Drawing",
      examples: [
        {
          name: "держит рисунок отдельно от страницы",
          element: (
            <Drawing of="sign">
              <Logo size={48} />
            </Drawing>
          ),
        },
      ],
    },
  ];
}
