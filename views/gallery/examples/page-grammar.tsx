import { ButtonLink } from "../../kit/Button.tsx";
import { FullDrawing } from "../../kit/FullDrawing.tsx";
import { PageHead } from "../../kit/PageHead.tsx";
import { Part } from "../../kit/Part.tsx";
import { PriceSheet } from "../../kit/PriceSheet.tsx";
import { RowGroup } from "../../kit/RowGroup.tsx";
import { Ruler, RulerBar } from "../../kit/Ruler.tsx";
import { Tabs } from "../../kit/Tabs.tsx";
import type { ComponentExamples } from "../example.ts";

const day = { from: 6, to: 24 };
const hours = [6, 12, 18, 24].map((at) => ({ at, text: String(at) }));

/** The grammar of content pages: head, parts, the ruler and what is measured by it. */
export const grammarExamples: ComponentExamples[] = [
  {
    component: "PageHead",
    wide: true,
    examples: [
      { name: "только заголовок", element: <PageHead title="Вакансии" /> },
      {
        name: "с подводкой, действием и вкладками",
        element: (
          <PageHead
            title="Парковка"
            lead={"Три зоны у въездов, первые полчаса бесплатно."}
            action={<ButtonLink href="/route">Маршрут</ButtonLink>}
          >
            <Tabs
              label="Чья парковка"
              items={[
                { href: "/parking", text: "Посетителям", current: true },
                { href: "/parking/residents", text: "Резидентам" },
              ]}
            />
          </PageHead>
        ),
      },
    ],
  },
  {
    component: "Part",
    examples: [
      {
        name: "с пометкой и линией",
        element: (
          <Part title="Как заказать" note="2–3 дня" ruled>
            <p>Опишите задачу по телефону.</p>
          </Part>
        ),
      },
    ],
  },
  {
    component: "Ruler",
    examples: [
      { name: "часы дня", element: <Ruler scale={day} marks={hours} label="Часы дня" /> },
      {
        name: "часы строки и «сейчас»",
        element: <RulerBar scale={day} spans={[{ from: 9, to: 18, quiet: true }]} now={18.5} />,
      },
    ],
  },
  {
    component: "RowGroup",
    wide: true,
    examples: [
      {
        name: "строки с заголовком слева",
        element: (
          <RowGroup title="Входит в аренду" note="Платить не нужно.">
            <li>Охрана</li>
            <li>Автобус</li>
          </RowGroup>
        ),
      },
    ],
  },
  {
    component: "PriceSheet",
    examples: [
      {
        name: "две цены",
        element: (
          <PriceSheet
            title="Сколько стоит"
            rows={[
              { name: "Полдня", value: "6 500 ₽" },
              { name: "День", value: "11 000 ₽" },
            ]}
          />
        ),
      },
    ],
  },
  {
    component: "FullDrawing",
    wide: true,
    examples: [
      {
        name: "место рисунка с подписью",
        element: (
          <FullDrawing ground="park" label="План" caption="Север вверху">
            <Ruler
              scale={{ from: 0, to: 400 }}
              marks={[
                { at: 0, text: "0" },
                { at: 400, text: "400 м" },
              ]}
            />
          </FullDrawing>
        ),
      },
    ],
  },
];
