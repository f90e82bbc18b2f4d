import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createReads, type Read } from "../../../server/content/reads.ts";
import { type StandInApi, startStandInApi } from "../../../server/stand-in/stand-in-api.ts";

let api: StandInApi;
beforeAll(async () => {
  api = await startStandInApi();
  // Before the dates of its units: a past one is not read. Files of one worker share the clock.
  vi.setSystemTime(new Date("2026-11-23"));
});
afterAll(async () => {
  vi.useRealTimers();
  await api.close();
});
const get = async (path: string) => {
  const answer = await fetch(api.url + path);
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
};

const dropped: unknown[] = [];
const answers = createReads(
  (...what) => void dropped.push(what),
  (src) => src,
);

/** The market's names of the API's fields. */
const renamed: Record<string, string> = {
  body: "building",
  bodies: "buildings",
  pavilions: "units",
  pavilionNumber: "unitNumber",
};

/** Paths of values that the site does not read: unknown to it, or in a wrong shape. */
function unread(sent: unknown, read: unknown, path = ""): string[] {
  if (read === undefined) return [path];
  if (typeof sent !== "object" || sent === null) return [];
  return Object.entries(sent).flatMap(([key, value]) => {
    const known = Object(read) as Record<string, unknown>;
    return unread(value, known[renamed[key] ?? key] ?? known[key], `${path}/${key}`);
  });
}

describe("A read has the contract's shape, and the site reads all of it:", () => {
  const everyShop = "/shops?categories=residents&categories=services&categories=food&categories=shops&limit=100";
  test.each<[string, Read]>([
    ["/init", answers.park],
    ["/pavilions", answers.pavilions],
    ["/pavilions/paginate?page=2", answers.morePavilions],
    ["/pavilions/1001", answers.pavilion],
    ["/placement-requests/parameters", answers.placement],
    ["/services", answers.services],
    ["/services/1", answers.service],
    [everyShop, answers.shops],
    ["/shops/1", answers.shop],
    ...["news", "promo", "event", "notice"].map((type): [string, Read] => [
      `/news?type=${type}&limit=100`,
      answers.news,
    ]),
    ["/news/1", answers.newsItem],
    ["/media-facade-solutions", answers.mediaFacades],
    ["/media-facade-solutions/1", answers.mediaFacade],
    ["/vacancies", answers.vacancies],
    ["/vacancies/1", answers.vacancy],
    ["/pages/parking", answers.parking],
  ])("%s", async (path, { answer }) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    const { settings, ...data } = body.data;
    const read = Object(answer.parse(body));
    const sent = Array.isArray(body.data) ? body.data : settings ? { ...data, texts: settings.textFiles } : data;
    expect(unread(sent, read.items ?? read)).toEqual([]);
    expect(dropped).toEqual([]);
    expect(JSON.stringify(body)).not.toMatch(/:(?:""|null)[,}]/);
  });
});
