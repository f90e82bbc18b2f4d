import type { Unit } from "../floor-plan.ts";
import { oneOf, someOf } from "../random.ts";
import { amount, decimal } from "../russian.ts";
import { hasOuterWall, isCorner, outlookOf, powerOf, sidesOf } from "./measures.ts";
import type { Portrait, Sitter } from "./portrait.ts";

const kilowattsPerSquareMetre = 0.15;
const shareWithWater = 0.4;
const pierM = 0.5;

const floorWords = [
  "Первый этаж: сюда заходят и жители соседних домов, и сотрудники по дороге к офисным корпусам.",
  "На второй этаж ведут эскалаторы от главного входа, витрину видно с них и с балкона над атриумом.",
  "Третий этаж выбирают салоны, студии и магазины, куда приходят целенаправленно: аренда здесь ниже, чем внизу.",
];

/** Describes a unit of the shopping gallery. */
export function galleryPortrait({ unit, state, random }: Sitter): Portrait {
  const { building, floor, square } = unit;
  const hasWater = random() < shareWithWater;
  const fromStreet = floor === 1 && hasOuterWall(unit);
  const isBare = state.condition === "под отделку";
  const area = amount(square, "м²");
  const front = amount(unit.width - pierM, "м");

  const opening = oneOf(random, [
    `Помещение ${unit.number} на ${floor}-м этаже торговой галереи, корпус ${building.id}: ${area}, стороны ${sidesOf(unit)}.`,
    `${area} на ${floor}-м этаже торговой галереи: прямоугольник ${sidesOf(unit)} без колонн внутри.`,
    `Торговое помещение ${sidesOf(unit)} на ${floor}-м этаже галереи, всего ${area}. Витрина тянется на ${front}.`,
  ]);
  const finish = isBare
    ? "Сдаётся под отделку: зал можно оформить по своему проекту, ставка учитывает расходы на ремонт."
    : state.condition.endsWith("оборудованием")
      ? "Отделка готова, остаются стеллажи, касса и световые короба: открыться можно через несколько дней после договора."
      : "Отделка готова: плитка на полу, окрашенные стены, свет на шинах. Остаётся поставить оборудование и вывеску.";
  const water = hasWater
    ? "Вода и канализация подведены: подойдёт для кофейни, аптеки или салона."
    : "Мокрой точки нет, поэтому помещение подойдёт для торговли и приёма заказов.";

  return {
    name: `Торговое помещение ${area}`,
    paragraphs: [`${opening} ${floorWords[floor - 1] ?? ""}`.trim(), `${finish} ${water}`],
    features: [
      ...(isCorner(unit) ? ["Угловое помещение"] : []),
      ...(fromStreet ? ["Отдельный вход с улицы"] : []),
      ...(hasWater ? ["Мокрая точка"] : []),
      ...someOf(
        random,
        [
          "Место для вывески над входом",
          "Гостевая парковка у галереи",
          "Разгрузка со служебного двора",
          "Зал без колонн",
          "Охрана галереи круглосуточно",
        ],
        3,
      ),
      `Витрина ${front}`,
    ].slice(0, 6),
    facts: [
      { name: "Отделка", value: state.condition },
      {
        name: "Витрина",
        value: hasOuterWall(unit) ? `${front}, на галерею; окна на ${outlookOf(unit)}` : `${front}, на галерею`,
      },
      { name: "Вход", value: fromStreet ? "с улицы и из галереи" : "из галереи" },
      { name: "Мокрая точка", value: hasWater ? "есть" : "нет" },
      { name: "Высота потолков", value: amount(building.ceiling, "м") },
      { name: "Электрическая мощность", value: powerOf(unit, kilowattsPerSquareMetre) },
      { name: "Кондиционирование", value: "центральное" },
      { name: "Вентиляция", value: ventilationOf(unit, hasWater) },
    ],
  };
}

function ventilationOf({ square }: Unit, hasWater: boolean): string {
  if (!hasWater) return "приточно-вытяжная";
  return `приточно-вытяжная, вытяжка до ${decimal(Math.ceil(square / 10) * 100)} м³/ч`;
}
