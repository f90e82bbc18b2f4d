import type { Unit } from "../floor-plan.ts";
import { oneOf, someOf } from "../random.ts";
import { amount, decimal } from "../russian.ts";
import { isCorner, outlookOf, powerOf, sidesOf } from "./measures.ts";
import type { Portrait, Sitter } from "./portrait.ts";

const kilowattsPerSquareMetre = 0.06;

/** What the three warehouses differ in; the grid of columns in metres, the load in tonnes per m². */
const warehouses: Record<number, { grid: [number, number]; load: number; gate: string }> = {
  7: { grid: [6, 15], load: 4, gate: "распашные, 3,6 × 3,6 м" },
  8: { grid: [12, 18], load: 6, gate: "секционные с доклевеллером, 3 × 3,2 м" },
  9: { grid: [6, 15], load: 5, gate: "секционные, 3 × 3,5 м" },
};
const upperFloorLoad = 2;
const metresPerGate = 12;
const gateWords = ["одни ворота", "двое ворот", "трое ворот"];

/** Describes a warehouse block. */
export function warehousePortrait({ unit, state, random }: Sitter): Portrait {
  const { building, floor, square } = unit;
  const { grid, load, gate } = warehouses[building.id] ?? { grid: [6, 12], load: 4, gate: "секционные" };
  const isUpper = floor > 1;
  const gates = Math.max(1, Math.floor(unit.width / metresPerGate));
  const isWarm = state.condition.includes("+16");
  const floorLoad = amount(isUpper ? upperFloorLoad : load, "т/м²");
  const area = amount(square, "м²");
  const height = amount(building.ceiling, "м");

  const opening = oneOf(random, [
    `Складской блок ${unit.number} в корпусе ${building.id}${isUpper ? ", второй уровень" : ""}: ${area}, стороны ${sidesOf(unit)}.`,
    `Отдельный блок ${area} в складском корпусе ${building.id}${isUpper ? " на втором уровне" : ""}, ${sidesOf(unit)}, ворота на ${outlookOf(unit)}.`,
  ]);
  const space = `Высота до низа конструкций — ${height}, пол с упрочнённым верхним слоем держит ${floorLoad}.`;
  const access = isUpper
    ? "На второй уровень ведёт пандус для машин до 5 тонн; крупные партии поднимает грузовой лифт на 3 тонны."
    : "Фура до 20 тонн подъезжает к самым воротам, площадка для разворота — перед корпусом.";
  const climate = isWarm
    ? "Зимой в блоке не холоднее +16 °C: подойдёт для электроники, тканей, бумаги и мебели."
    : "Зимой поддерживается не менее +5 °C: достаточно для стройматериалов, шин, инструмента и тары.";

  return {
    name: `Склад ${area}`,
    paragraphs: [`${opening} ${space}`, `${access} ${climate}`],
    features: [
      ...(isCorner(unit) ? ["Торцевой блок"] : []),
      isWarm ? "Тёплый склад" : "Низкая ставка за умеренное отопление",
      ...(isUpper ? ["Пандус на второй уровень"] : ["Въезд с улицы"]),
      ...someOf(
        random,
        [
          "Круглосуточная охрана и видеонаблюдение",
          "Автоматическое пожаротушение",
          "Стоянка для грузовиков рядом",
          "Комната кладовщика внутри блока",
        ],
        3,
      ),
    ],
    facts: [
      { name: "Класс здания", value: building.class ?? "B" },
      { name: "Высота потолков", value: height },
      { name: "Ворота", value: `${gateWords[gates - 1] ?? "трое ворот"}, ${gate}` },
      { name: "Подъезд", value: accessOf(unit) },
      { name: "Нагрузка на пол", value: floorLoad },
      { name: "Сетка колонн", value: `${decimal(grid[0])} × ${amount(grid[1], "м")}` },
      { name: "Отопление", value: state.condition },
      { name: "Электрическая мощность", value: powerOf(unit, kilowattsPerSquareMetre) },
      { name: "Вентиляция", value: "естественная, с дымоудалением" },
    ],
  };
}

function accessOf({ floor }: Unit): string {
  return floor > 1 ? "пандус, машины до 5 т" : "фуры до 20 т";
}
