import type { AskUpstream } from "../../../server/content/upstream.ts";

/** The size limit of an answer. */
const bytesMax = 1024 * 1024;
const itemsOfPage = 100;
const unitsOfCategory = 2000;
const companies = 2000;

const lettersOfWord = 7;

/** Words of no pattern, so that nothing compresses and no two are the same: two bytes a letter. */
function noise(letters: number, seed: number): string {
  let state = seed * 2_654_435_761 + 1;
  let text = "";
  for (let at = 0; at < letters; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    text += at % (lettersOfWord + 1) === lettersOfWord ? " " : String.fromCharCode(0x410 + ((state >> 16) % 64));
  }
  return text;
}

const ids = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);

/**
 * A park of 6,000 units and 2,000 companies whose every answer is as large as an answer may be: unknown fields, long
 * texts, a megabyte for each item's own call.
 */
export function largestAnswers(small: AskUpstream): AskUpstream {
  const categories = ["office", "warehouse", "trade_area"];
  const filling = noise(bytesMax, 7);
  const text = (id: number, letters: number) => {
    const from = (id * 7919) % (bytesMax - letters);
    return filling.slice(from, from + letters);
  };
  const unit = (id: number, category: string, letters: number) => ({
    id,
    number: `${id}`,
    name: `Помещение ${id}`,
    category,
    body: { id: 1, number: "1" },
    floor: { id: 101, number: 1 },
    square: 20 + (id % 300),
    price: 1000 * id,
    rate: 1000,
    status: "free",
    features: ids(0, 20).map((at) => text(id + at, Math.floor(letters / 60))),
    description: `<p>${text(id, Math.floor(letters / 3))}</p>`,
    secret: text(id, Math.floor(letters / 3)),
  });
  const company = (id: number, letters: number) => ({
    id,
    name: `Компания ${id}`,
    category: { id: `group-${id % 200}`, name: `Группа ${id % 200}` },
    short: text(id, 1000),
    description: `<p>${text(id, Math.floor(letters / 2))}</p>`,
    secret: text(id, Math.floor(letters / 3)),
  });
  const page = (query: URLSearchParams, all: readonly number[], make: (id: number, letters: number) => object) => {
    const number = Number(query.get("page") ?? 1);
    const data = all.slice((number - 1) * itemsOfPage, number * itemsOfPage);
    // Two bytes a letter, and some for the fields' names.
    const letters = Math.floor(bytesMax / 2 / itemsOfPage) - 1500;
    const total = all.length;
    const pagination = { page: number, limit: itemsOfPage, total, pages: Math.ceil(total / itemsOfPage) };
    return { success: true, data: data.map((id) => make(id, letters)), pagination };
  };
  const groups = ids(0, 200).map((at) => ({ id: `group-${at}`, name: `Группа ${at}`, count: 10 }));
  const itemLetters = Math.floor(bytesMax / 2) - 3000;
  return async (path) => {
    const { pathname, searchParams } = new URL(path, "http://park.test");
    const id = Number(/\d+$/.exec(pathname)?.[0]);
    const category = categories.indexOf(searchParams.get("category") ?? "");
    if (pathname === "/pavilions" || pathname === "/pavilions/paginate") {
      const all = ids(1 + category * unitsOfCategory, unitsOfCategory);
      const answer = page(searchParams, all, (unitId, letters) => unit(unitId, categories[category] ?? "", letters));
      const range = { min: 0, max: 0 };
      return JSON.stringify({ ...answer, meta: { square: range, price: range, floors: [], bodies: [] } });
    }
    if (pathname === "/shops") {
      const wanted = searchParams.getAll("categories");
      const all = ids(1, companies).filter((at) => wanted.length === 0 || wanted.includes(`group-${at % 200}`));
      return JSON.stringify({ ...page(searchParams, all, company), meta: { categories: groups } });
    }
    if (pathname.startsWith("/pavilions/")) {
      const own = categories[Math.floor((id - 1) / unitsOfCategory)] ?? "";
      return JSON.stringify({ success: true, data: unit(id, own, itemLetters) });
    }
    if (pathname.startsWith("/shops/")) return JSON.stringify({ success: true, data: company(id, itemLetters) });
    return small(path);
  };
}
