import { Button } from "../../kit/Button.tsx";
import { Chips } from "../../kit/Chips.tsx";
import { EmptyResult } from "../../kit/EmptyResult.tsx";
import { Pagination } from "../../kit/Pagination.tsx";
import type { ComponentExamples } from "../example.ts";

const pageAddress = (page: number) => `/news?page=${page}`;

/** What one narrows a list with, and walks through it. */
export const listExamples = (): ComponentExamples[] => [
  {
    component: "Chips",
    examples: [
      {
        name: "выбор",
        element: (
          <Chips
            label="Площадь"
            items={[
              { href: "/arenda-ofisov?size=s", text: "до 50 м²", current: true },
              { href: "/arenda-ofisov?size=m", text: "50–150 м²" },
            ]}
          />
        ),
      },
      {
        name: "условия, которые можно убрать",
        element: (
          <Chips
            label="Условия"
            items={[{ href: "/arenda-ofisov", text: "Корпус 1", remove: "Убрать условие „Корпус 1“" }]}
          />
        ),
      },
    ],
  },
  {
    component: "Pagination",
    examples: [
      {
        name: "в середине",
        element: (
          <Pagination
            label="Страницы новостей"
            pagination={{ page: 5, limit: 10, total: 94, pages: 10 }}
            hrefOf={pageAddress}
          />
        ),
      },
      {
        name: "первая, с кнопкой",
        element: (
          <Pagination
            label="Страницы списка"
            pagination={{ page: 1, limit: 10, total: 24, pages: 3 }}
            hrefOf={pageAddress}
          >
            <Button type="button" variant="outline">
              Показать ещё
            </Button>
          </Pagination>
        ),
      },
    ],
  },
  {
    component: "EmptyResult",
    examples: [
      {
        name: "ничего не нашлось",
        element: (
          <EmptyResult title="Таких помещений сейчас нет">
            <p>
              Уберите одно из условий или <a href="/podbor-ofisa">опишите задачу</a>.
            </p>
          </EmptyResult>
        ),
      },
    ],
  },
];
