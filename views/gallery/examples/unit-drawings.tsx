import type { ReactNode } from "react";
import type { Unit } from "../../content/unit.ts";
import { Dimension } from "../../drawings/Dimension.tsx";
import { FloorLying } from "../../drawings/FloorLying.tsx";
import { FloorPlan } from "../../drawings/FloorPlan.tsx";
import { FloorUpright } from "../../drawings/FloorUpright.tsx";
import { readFloor } from "../../drawings/floor-plan/read-floor.ts";
import { NorthArrow } from "../../drawings/NorthArrow.tsx";
import { Person } from "../../drawings/Person.tsx";
import { PlanLegend } from "../../drawings/PlanLegend.tsx";
import { ScaleBar } from "../../drawings/ScaleBar.tsx";
import { UnitPlan } from "../../drawings/UnitPlan.tsx";
import { readUnit } from "../../drawings/unit-plan/read-unit.ts";
import type { ComponentExamples } from "../example.ts";
import type { Samples } from "../samples.ts";
import { unitAnswerExamples } from "./unit-answers.tsx";

/** Drawings of units, floors and buildings, and the signs on them. */
export function unitDrawingExamples(samples: Samples): ComponentExamples[] {
  return [
    {
      component: "UnitPlan",
      examples: unitPlanExamples(samples),
    },
    ...unitAnswerExamples(samples),
    ...floorExamples(samples),
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
    <svg className="drawing" viewBox="0 0 320 120" width="320" height="120" aria-hidden="true">
      {children}
    </svg>
  );
}

/** Every kind of unit, with all facts and without, and with a team. */
function unitPlanExamples({ buildings, office, soon, warehouse, trade }: Samples) {
  const bare = { name: "Отделка", value: "под отделку" };
  const rooms = (layout: string) => [...office.facts, { name: "Планировка", value: layout }];
  const kinds: readonly (readonly [name: string, unit: Unit, people?: number])[] = [
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
      buildings.find(({ id }) => id === unit.building.id),
      people,
    );
    return geometry ? [{ name, element: <UnitPlan unit={unit} geometry={geometry} /> }] : [];
  });
}

/** A floor with all states, with a core and common rooms, and with nothing but its walls. */
function floorExamples({ office, soon, officeBuilding }: Samples): ComponentExamples[] {
  const free = { ...office, id: 1003, number: "104-02", place: { row: 0, offset: 0, width: 9, depth: 7.8 } };
  const units = [office, soon, free];
  const core = { row: 0, offset: 72, width: 12, lifts: 4, stairs: 2, wc: true };
  const rooms = [{ name: "холл, турникеты", row: 1, offset: 54, width: 21 }];
  const gridded = {
    ...officeBuilding,
    grid: { step: 3, cores: [core] },
    floors: officeBuilding.floors.map((floor) => ({ ...floor, rooms })),
  };
  const whole = readFloor(gridded, 4, units);
  const plain = readFloor(officeBuilding, 4, [office]);
  if (!whole || !plain) return [];
  const drawing = {
    floor: whole,
    label: "План этажа 4, корпус 1",
    current: office.id,
    linkTo: () => "/pavilions/1001",
  };
  return [
    {
      component: "FloorPlan",
      wide: true,
      examples: [
        {
          name: "одно помещение выделено",
          element: <FloorPlan building={gridded} floor={4} units={units} current={1001} />,
        },
        {
          name: "ядро и модуль не указаны",
          element: <FloorPlan building={officeBuilding} floor={4} units={[office]} />,
        },
      ],
    },
    { component: "FloorLying", wide: true, examples: [{ name: "широкое окно", element: <FloorLying {...drawing} /> }] },
    { component: "FloorUpright", examples: [{ name: "телефон", element: <FloorUpright {...drawing} /> }] },
    {
      component: "PlanLegend",
      examples: [
        { name: "всё, что бывает", element: <PlanLegend floor={whole} current={office.id} /> },
        { name: "без ядра", element: <PlanLegend floor={plain} /> },
      ],
    },
  ];
}
