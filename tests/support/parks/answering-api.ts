import { createServer } from "node:http";
import { createReads } from "../../../server/stand-in/reads.ts";
import type { Park } from "../../../server/stand-in/stand-in-park.ts";
import { listening } from "../servers/listening.ts";

/** The answer of a content API at a path; undefined means 404. */
export type Answers = (path: string, query: URLSearchParams) => object | undefined;

/** Starts a content API on its own port. Paths in `failing` answer with an error. */
export async function startAnsweringApi(answerTo: Answers) {
  const failing = new Set<string>();
  const server = createServer((req, res) => {
    const { pathname, searchParams, search } = new URL(req.url ?? "/", "http://park.test");
    const answer = answerTo(pathname, searchParams);
    const fails = failing.has(pathname) || failing.has(pathname + search);
    const status = answer ? 200 : 404;
    res.writeHead(fails ? 500 : status, { "Content-Type": "application/json" });
    res.end(JSON.stringify(answer ? { success: true, ...answer } : { success: false }));
  });
  return { failing, ...(await listening(server)) };
}

const legal = { title: "Правила", content: "<h2>Раз</h2><p>Текст</p>" };
const contacts = {
  phone: "+7 (000) 111-22-33",
  email: "a@park.example",
  address: { postalCode: "170000", country: "Россия", locality: "Тверь", street: "Новая ул., 1" },
  coordinates: { lat: 56.85, lon: 35.9 },
  workingHours: "Пн–Пт 9:00–18:00",
  socials: [],
  departments: [],
};
/** Another owner's park without content. */
const barePark = {
  bodies: [],
  pavilions: [],
  categories: [],
  services: [],
  shops: [],
  news: [],
  mediaFacadeSolutions: [],
  vacancies: [],
  contacts,
  banners: { banners: [], advertisementBanners: [] },
  textFiles: { agreement: legal, advertisement: legal, privacy: legal, labor_protection: legal },
};

/** The answers of another owner's park with this content. The stand-in API computes them: filters, counts and pages. */
export function answersOf(content: { [Part in keyof Park]?: unknown }): Answers {
  // Tests answer with content that its type forbids.
  const readOf = createReads({ ...barePark, ...content } as unknown as Park);
  return (path, query) => {
    const answer = readOf(path)?.(query);
    return answer?.status === 200 ? answer.body : undefined;
  };
}
