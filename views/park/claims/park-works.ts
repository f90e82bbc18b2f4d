export type Work = { year: number; short: string; event: string };

/** Works in this park besides the buildings, in short and in a sentence. */
export const parkWorks: readonly Work[] = [
  { year: 2022, short: "аллея", event: "пешеходная аллея к галерее" },
  { year: 2024, short: "зарядка", event: "первые зарядные станции" },
  { year: 2025, short: "экраны", event: "экраны на корпусах 3 и 4" },
  { year: 2026, short: "вход 3", event: "третий вход: дорога от метро стала короче на четыре минуты" },
];
