import { expect, test } from "vitest";
import { publishedNews } from "../../../views/content/news-item.ts";
import { publishedVacancies } from "../../../views/content/vacancy.ts";
import { safeHtml } from "../../support/pages/safe-text.ts";

const item = { id: 1, type: "news", title: "Т", short: "", content: safeHtml("") };
const post = { id: 1, title: "Т", department: "", schedule: "", experience: "", short: "" };
const lists = { duties: [], requirements: [], conditions: [] };
const days = ["2026-11-26T09:00:00+03:00", "2026-11-25"];

test("News of the future wait for their day", () => {
  const news = days.map((date) => ({ ...item, date }));
  expect(publishedNews(news, "2026-11-25").map(({ date }) => date)).toEqual(["2026-11-25"]);
  expect(publishedNews(news, "2026-11-26")).toBe(news);
});

test("Vacancies of the future wait for their day", () => {
  const vacancies = days.map((publishedAt) => ({ ...post, ...lists, publishedAt }));
  expect(publishedVacancies(vacancies, "2026-11-25").map(({ publishedAt }) => publishedAt)).toEqual(["2026-11-25"]);
  expect(publishedVacancies(vacancies, "2026-11-26")).toBe(vacancies);
});
