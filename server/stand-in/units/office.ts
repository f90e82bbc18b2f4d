import { oneOf, someOf } from "../random.ts";
import { amount, counted } from "../russian.ts";
import { isCorner, outlookOf, powerOf, sidesOf } from "./measures.ts";
import type { Portrait, Sitter } from "./portrait.ts";

const kilowattsPerSquareMetre = 0.1;
const squarePerSeat = { spacious: 8, dense: 6 };
const highFloor = 8;

const cooling = { A: "центральное, фанкойлы", "B+": "сплит-система", B: "сплит-система" };
const ventilation = {
  A: "приточно-вытяжная с увлажнением",
  "B+": "приточно-вытяжная",
  B: "вытяжная, приточные клапаны в окнах",
};
const layoutWords = {
  открытая: "Перегородок внутри нет: столы можно расставить под свою команду.",
  кабинетная: "Внутри несколько кабинетов с дверями: удобно тем, кому нужна тишина или переговоры без посторонних.",
  смешанная: "Общий зал соединён с двумя кабинетами: в одном обычно сидит руководитель, другой служит переговорной.",
};

/** Describes an office. */
export function officePortrait({ unit, state, random }: Sitter): Portrait {
  const { building, floor, square } = unit;
  const grade = building.class ?? "B";
  const isBare = state.condition === "под отделку";
  const isFurnished = state.condition.endsWith("мебелью");
  const layout = isBare || square < 40 ? "открытая" : oneOf(random, ["открытая", "кабинетная", "смешанная"] as const);
  const seats = { from: Math.floor(square / squarePerSeat.spacious), to: Math.floor(square / squarePerSeat.dense) };
  const outlook = outlookOf(unit);
  const windows = Math.round(unit.width / building.step);
  const area = amount(square, "м²");

  const opening = oneOf(random, [
    `Офис ${unit.number} на ${floor}-м этаже корпуса ${building.id}: ${area}, стороны ${sidesOf(unit)}, окна на ${outlook}.`,
    `Прямоугольный офис ${sidesOf(unit)} на ${floor}-м этаже корпуса ${building.id}, всего ${area}. Окна выходят на ${outlook}.`,
    `${area} на ${floor}-м этаже корпуса ${building.id}. ${unit.width > unit.depth ? "Помещение вытянуто вдоль окон" : "Помещение уходит вглубь от окон"}, они смотрят на ${outlook}.`,
  ]);
  const capacity = `Если считать по 6–8 м² на человека, здесь разместятся от ${seats.from} до ${seats.to} сотрудников.`;
  const finish = isBare
    ? "Помещение сдаётся под отделку: стены выровнены, стяжка готова, электричество и вентиляция подведены. Ставка поэтому ниже, чем у соседних офисов с отделкой."
    : isFurnished
      ? `Отделка свежая, мебель остаётся: столы, кресла и шкафы на ${counted(seats.from, "рабочее место", "рабочих места", "рабочих мест")}.`
      : oneOf(random, [
          "Отделка сделана: ковровая плитка, светлые стены, подвесной потолок со светильниками. Остаётся привезти мебель.",
          "Ремонт сделан: износостойкий пол, окрашенные стены, новые светильники. Остаётся расставить столы.",
        ]);

  return {
    name: `Офис ${area}`,
    paragraphs: [`${opening} ${capacity}`, `${finish} ${layoutWords[layout]}`],
    features: [
      ...(isCorner(unit) ? ["Угловое помещение"] : []),
      ...(floor >= highFloor ? ["Вид с высокого этажа"] : []),
      ...(isFurnished ? ["Мебель остаётся"] : []),
      ...someOf(
        random,
        [
          "Доступ круглосуточно",
          "Можно зарегистрировать юридический адрес",
          "Два оператора связи на выбор",
          "Переговорные комнаты в корпусе",
        ],
        3,
      ),
      `Окна на ${outlook}`,
    ].slice(0, 6),
    facts: [
      { name: "Отделка", value: state.condition },
      { name: "Класс здания", value: grade },
      { name: "Планировка", value: layout },
      { name: "Высота потолков", value: amount(building.ceiling, "м") },
      { name: "Электрическая мощность", value: powerOf(unit, kilowattsPerSquareMetre) },
      { name: "Окна", value: `${counted(windows, "окно", "окна", "окон")}, на ${outlook}` },
      { name: "Кондиционирование", value: isBare && grade !== "A" ? "трасса под сплит-систему" : cooling[grade] },
      { name: "Вентиляция", value: ventilation[grade] },
    ],
  };
}
