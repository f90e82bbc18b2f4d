import { stem } from "./search-words.ts";

/**
 * What visitors type, and the words of the content that mean it: several words of one meaning must all be there, «|»
 * separates meanings. A spelling of two words is one before it is searched. The only list of such words.
 */
const table: readonly [typed: string, meanings: string][] = [
  ["юрадрес", "юридический адрес"],
  ["юр", "юридический"],
  ["пвз", "пункт выдачи"],
  ["опенспейс", "открытая планировка"],
  ["вайфай wifi провайдер", "интернет"],
  ["email емейл мейл", "эл почта|контакты"],
  ["спортзал качалка тренажерный", "фитнес"],
  ["зубной зубы дантист", "стоматология"],
  ["парикмахерская барбершоп", "салон красоты|стрижка"],
  ["клининг", "уборка"],
  ["уборщица уборщик", "уборка"],
  ["поесть перекусить еда ресторан столовка", "столовая|кафе|обед"],
  ["общепит", "кафе|столовая|ресторан"],
  ["юрист адвокат", "правовой|юридический"],
  ["бухгалтерский", "бухгалтерия"],
  ["билборд баннер наружка", "реклама"],
  ["турфирма", "турагентство"],
  ["канцтовары", "канцелярия"],
  ["продуктовый", "продукты"],
  ["меблированный", "мебель"],
  ["переговорка", "переговорная"],
  ["конференцзал", "конференц зал"],
  ["паркинг автостоянка", "парковка"],
  ["санузел туалет", "санузел|туалет"],
  ["shop shops store stores", "магазин"],
  ["rent lease", "аренда"],
  ["services", "услуги"],
  ["contact contacts", "контакты"],
  ["news", "новости"],
  ["jobs careers", "вакансии"],
];

/** Spellings of one word that are written as two. */
const joined: readonly [spelling: string, word: string][] = [
  ["open space", "опенспейс"],
  ["опен спейс", "опенспейс"],
  ["openspace", "опенспейс"],
  ["wi-fi", "вайфай"],
  ["wi fi", "вайфай"],
  ["e-mail", "email"],
  ["street retail", "стритритейл"],
  ["street-retail", "стритритейл"],
  ["стрит ритейл", "стритритейл"],
  ["стрит-ритейл", "стритритейл"],
  ["свободного назначения", "псн"],
];

const meaningsOf = new Map(
  table.flatMap(([typed, meanings]) =>
    typed.split(" ").map((word) => [stem(word), meanings.split("|").map((meaning) => meaning.split(" "))] as const),
  ),
);

/** The words that mean the same as a typed one, in groups whose words belong together. */
export const synonymsOf = (word: string): readonly (readonly string[])[] => meaningsOf.get(stem(word)) ?? [];

/** The text with spellings of two words as one. */
export function withJoinedWords(text: string): string {
  let written = text.toLowerCase();
  for (const [spelling, word] of joined) written = written.replaceAll(spelling, word);
  return written;
}
