import type { ReactNode } from "react";
import { Dimension } from "../../drawings/Dimension.tsx";
import { FloorPlan } from "../../drawings/FloorPlan.tsx";
import { NorthArrow } from "../../drawings/NorthArrow.tsx";
import { Person } from "../../drawings/Person.tsx";
import { PlanLegend } from "../../drawings/PlanLegend.tsx";
import { ScaleBar } from "../../drawings/ScaleBar.tsx";
import { UnitOutline } from "../../drawings/UnitOutline.tsx";
import { UnitPlan } from "../../drawings/UnitPlan.tsx";
import { readUnit } from "../../drawings/unit-plan/read-unit.ts";
import type { Pavilion } from "../../units/pavilion.ts";
import type { ComponentExamples } from "../example.ts";
import type { Samples } from "../samples.ts";

/** Drawings of units, floors and buildings, and the signs on them. */
export function unitDrawingExamples(samples: Samples): ComponentExamples[] {
  const { office, officeBuilding, soon } = samples;
  return [
    {
      component: "UnitPlan",
      examples: unitPlanExamples(samples),
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
      component: "NorthArrow",
      examples: [
        {
          name: "вверх",
          element: (
            <Sheet>
              <NorthArrow x={40} y={40} to="up" />
            </Sheet>
          ),
        },
        {
          name: "влево",
          element: (
            <Sheet>
              <NorthArrow x={40} y={40} to="left" />
            </Sheet>
          ),
        },
      ],
    },
    {
      component: "ScaleBar",
      examples: [
        {
          name: "1 : 100",
          element: (
            <Sheet>
              <ScaleBar x={20} y={40} k={20} />
            </Sheet>
          ),
        },
      ],
    },
    {
      component: "Person",
      examples: [
        {
          name: "1,75 м",
          element: (
            <Sheet>
              <Person x={40} y={70} k={30} />
            </Sheet>
          ),
        },
      ],
    },
    {
      component: "Dimension",
      examples: [
        {
          name: "вдоль и поперёк",
          element: (
            <Sheet>
              <Dimension from={[20, 40]} to={[240, 40]} length={18.5} />
              <Dimension from={[260, 40]} to={[260, 110]} length={6} />
            </Sheet>
          ),
        },
      ],
    },
  ];
}

/** A small sheet for the signs of drawings. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <svg className="drawing" viewBox="0 0 320 120" width="320" height="120" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** Every kind of unit, with all facts and without, and with a team. */
function unitPlanExamples({ bodies, office, soon, warehouse, trade }: Samples) {
  const bare = { name: "Отделка", value: "под отделку" };
  const rooms = (layout: string) => [...office.facts, { name: "Планировка", value: layout }];
  const kinds: readonly (readonly [name: string, unit: Pavilion, people?: number])[] = [
    ["офис, открытая", { ...office, facts: rooms("открытая") }],
    ["офис, кабинетная, с мебелью", { ...office, seats: 6, facts: rooms("кабинетная") }],
    ["офис, смешанная, южный ряд", { ...soon, outlook: "s", facts: rooms("смешанная") }],
    ["офис под отделку", { ...office, facts: [bare] }],
    ["офис без фактов", { ...office, facts: [] }],
    ["нас 7 человек", office, 7],
    ["нас 20 человек", office, 20],
    ["склад", warehouse],
    ["склад без фактов", { ...warehouse, facts: [] }],
    ["торговое помещение", trade],
  ];
  return kinds.flatMap(([name, unit, people]) => {
    const geometry = readUnit(
      unit,
      bodies.find(({ id }) => id === unit.body.id),
      people,
    );
    return geometry ? [{ name, element: <UnitPlan unit={unit} geometry={geometry} /> }] : [];
  });
}
