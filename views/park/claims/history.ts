/** How this park grew, in five lines. */
export const history = [
  { name: "2007", value: "Открыли первый корпус" },
  { name: "2010", value: "Галерея: магазины и кафе" },
  { name: "2013–2016", value: "Корпуса 3 и 4, класс A" },
  { name: "2019", value: "Девятый корпус" },
  { name: "2026", value: "Третий вход: от метро на четыре минуты ближе" },
];
