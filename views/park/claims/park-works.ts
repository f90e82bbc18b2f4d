/** Something that was built; `at` names the buildings that must be there for it. */
export type Work = { year: number; event: string; at?: readonly string[] };

/** What was built in this park besides the buildings. */
export const parkWorks: readonly Work[] = [
  { year: 2022, event: "Пешеходная аллея от офисных корпусов к галерее: машины больше не пересекают путь к обеду" },
  { year: 2024, event: "Первые зарядные станции на парковках" },
  { year: 2025, event: "Экраны на фасадах корпусов 3 и 4", at: ["3", "4"] },
  { year: 2026, event: "Третий вход, со стороны Параллельного проезда: дорога от метро стала короче на четыре минуты" },
];
