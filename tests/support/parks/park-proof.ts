import { readConfig } from "../../../server/config.ts";
import { createContentApi } from "../../../server/content/content-api.ts";
import { contradictionsIn } from "../../../server/content/contradiction-log.ts";
import { pictureAddresses } from "../../../server/content/picture-address.ts";
import { UpstreamFault } from "../../../server/content/upstream.ts";
import { allFragments, allPages } from "../../../server/pages/all-pages.ts";
import { loadFrame } from "../../../server/pages/load-frame.ts";
import { sitePages } from "../../../server/pages/sitemap.ts";
import { wholePage } from "../../../server/pages/whole-page.tsx";
import type { LeftOut } from "../../../server/render/render-html.ts";
import { siteOf } from "../../../server/site-settings.ts";
import { budget } from "../../../views/drawings/budget.ts";
import { withQuery } from "../../../views/routes.ts";
import { namedAssets as assets } from "../sites/named-assets.ts";
import type { Answers } from "./answering-api.ts";

/** A page of a park: its processor time, its drawings by class, the bytes of the largest, and what is wrong with it. */
export type ProvenPage = { address: string; ms: number; drawn: string[]; drawingBytes: number; faults: string[] };

const now = new Date("2026-11-23T10:00:00Z");
const site = siteOf(readConfig({ SITE_URL: "http://site.test", PARK_STATEMENTS: "off" }));
const itemsMax = 4;

/** The content of a park's answers, without HTTP. */
const contentOf = (answers: Answers, log: (event: string, fields?: object) => void) =>
  createContentApi({
    ask: async (path) => {
      const [pathname = "", query] = path.split("?", 2);
      const answer = answers(pathname, new URLSearchParams(query));
      return answer && JSON.stringify({ success: true, ...answer });
    },
    freshMs: 1e9,
    pictures: pictureAddresses(() => ["key"]),
    pictureOrigins: [],
    siteOrigin: "http://site.test",
    log,
  });

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Renders the pages of a park: all kinds, a few items of each, the plan of each building, and a comparison. None if
 * `/init` breaks the contract: every page is then an error page.
 */
export async function provePark(
  answers: Answers,
  log: Parameters<typeof contentOf>[1] = () => {},
): Promise<ProvenPage[]> {
  const content = contentOf(answers, log);
  const park = await content.park().catch((fault: unknown) => {
    if (fault instanceof UpstreamFault) return undefined;
    throw fault;
  });
  if (!park) return [];
  const { buildings, categories } = park;
  const units = await content.allUnits();
  await contradictionsIn(content);
  const seen = new Map<string, number>();
  const few = (await sitePages(content)).filter(({ name }) => {
    seen.set(name, (seen.get(name) ?? 0) + 1);
    return (seen.get(name) ?? 0) <= itemsMax;
  });
  const compared = units.slice(0, itemsMax).map(({ id }): [string, string] => ["compare", String(id)]);
  const wanted = [
    ...few.map(({ name, params }) => ({ name, params, query: new URLSearchParams() })),
    ...buildings.slice(0, itemsMax).map(({ id, floors }) => ({
      name: "plan" as const,
      params: {},
      query: new URLSearchParams({ body: String(id), floor: String(floors[0]?.number ?? 1) }),
    })),
    { name: "compare" as const, params: {}, query: new URLSearchParams(compared) },
    { name: "search" as const, params: {}, query: new URLSearchParams({ q: "Липа" }) },
  ];
  const pages: ProvenPage[] = [];
  for (const { name, params, query } of wanted) {
    const { answer, filter } = allPages[name];
    const canonical = filter.canonicalQuery(query);
    pages.push(
      await proven(withQuery(`${name} ${Object.values(params).join()}`, canonical), async (report) => {
        const frame = await loadFrame(content, site, now);
        const answered = await answer({ params, query: canonical, content, site, now });
        return answered && wholePage(answered, answered.head.canonical ?? "", frame, site.origin, assets, report);
      }),
    );
  }
  const [category] = categories;
  // Without a category most fragments are a 404.
  for (const { path, canonicalQuery, answer } of category ? allFragments : []) {
    const query = canonicalQuery(new URLSearchParams({ category: category?.id ?? "" }));
    pages.push(
      await proven(path, async (tellLeftOut) => {
        const park = await content.park();
        return (await answer({ query, content, park, site, now, reportLeftOut: tellLeftOut }))?.body;
      }),
    );
  }
  return pages;
}

type Show = (report: (drawing: LeftOut) => void) => Promise<string | undefined>;

async function proven(address: string, show: Show): Promise<ProvenPage> {
  const startedAt = cpuMs();
  const leftOut: LeftOut[] = [];
  try {
    const shown = await show((drawing) => void leftOut.push(drawing));
    const page = shown ?? "";
    const ms = cpuMs() - startedAt;
    const drawings = [...page.matchAll(/<svg[^>]*class="drawing.*?<\/svg>/gs)].map(([svg]) => svg);
    const drawn = drawings.map((svg) => /class="([^"]*)"/.exec(svg)?.[1] ?? "");
    const drawingBytes = Math.max(0, ...drawings.map((svg) => Buffer.byteLength(svg)));
    const broken = drawings.filter((svg) => /NaN|Infinity|undefined/.test(svg)).map((svg) => svg.slice(0, 80));
    const left = leftOut.filter(({ reason }) => reason !== "over budget");
    const faults = [
      ...(shown === undefined ? ["404"] : []),
      ...broken.map((svg) => `a number is missing in ${svg}`),
      ...left.map(({ object, reason }) => `${object}: ${reason}`),
      ...(drawingBytes > budget.bytes ? [`a drawing of ${drawingBytes} bytes`] : []),
    ];
    return { address, ms, drawn, drawingBytes, faults };
  } catch (fault) {
    const stack = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
    return {
      address,
      ms: cpuMs() - startedAt,
      drawn: [],
      drawingBytes: 0,
      faults: [stack.split("\n").slice(0, 4).join(" ")],
    };
  }
}
