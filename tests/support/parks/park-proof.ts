import { contradictionsIn } from "../../../server/check-api/contradictions.ts";
import { readConfig, siteOf } from "../../../server/config.ts";
import type { LogEvent } from "../../../server/log/log.ts";
import { fragmentAnswer } from "../../../server/render/page-routes.ts";
import type { LeftOut } from "../../../server/render/render-html.ts";
import { wholePage } from "../../../server/render/whole-page.tsx";
import { known } from "../../../views/content/content.ts";
import { drawingBudget } from "../../../views/drawings/Drawing.tsx";
import { frameOf } from "../../../views/layout/frame.ts";
import { allFragments, allPages } from "../../../views/pages.ts";
import { withQuery } from "../../../views/routes.ts";
import { sitePages } from "../../../views/sitemap.ts";
import { yearInPark } from "../../../views/ui/format.ts";
import { siteMoment } from "../moment.ts";
import { namedAssets as assets } from "../sites/named-assets.ts";
import { cpuMs } from "../spans.ts";
import type { Answers } from "./answering-api.ts";
import { askOf, contentOf } from "./kept-content.ts";

/** A page of a park: its processor time, and what is wrong with it. */
type ProvenPage = { address: string; html: string; ms: number; faults: string[] };

const now = siteMoment;
const site = siteOf(readConfig({ SITE_URL: "http://site.test", PARK_STATEMENTS: "off" }));
const itemsMax = 4;

/** Reads a park and renders its pages: all kinds, a few items of each, the plan of each building, and a comparison. */
export async function provePark(answers: Answers, unitIds: readonly number[] = [], log?: LogEvent) {
  const content = await contentOf(askOf(answers), log);
  const { buildings, categories } = content.park;
  const units = known(content.units);
  contradictionsIn(content);
  const seen = new Map<string, number>();
  const few = sitePages(content).filter(({ name }) => {
    seen.set(name, (seen.get(name) ?? 0) + 1);
    return (seen.get(name) ?? 0) <= itemsMax;
  });
  const named = unitIds.map((id) => ({ name: "unit" as const, params: { id: String(id) } }));
  const compared = units.slice(0, itemsMax).map(({ id }): [string, string] => ["compare", String(id)]);
  const wanted = [
    ...[...few, ...named].map(({ name, params }) => ({ name, params, query: new URLSearchParams() })),
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
      proven(withQuery(`${name} ${Object.values(params).join()}`, canonical), (report) => {
        const frame = frameOf(content, site, yearInPark(now));
        const answered = answer({ params, query: canonical, content, site, now });
        const path = answered?.head.canonical ?? "";
        return answered && wholePage(answered, { path, frame, origin: site.origin, assets, reportLeftOut: report });
      }),
    );
  }
  const [category] = categories;
  // Without a category most fragments are a 404.
  for (const { path, filter, answer } of category ? allFragments : []) {
    const query = filter.canonicalQuery(
      new URLSearchParams({ category: category?.id ?? "", type: category?.id ?? "" }),
    );
    pages.push(
      proven(path, (report) => {
        const answered = answer({ query, content, site, now });
        return answered && fragmentAnswer(answered, report).body;
      }),
    );
  }
  return { content, pages };
}

type Show = (report: (drawing: LeftOut) => void) => string | undefined;

function proven(address: string, show: Show): ProvenPage {
  const startedAt = cpuMs();
  const leftOut: LeftOut[] = [];
  try {
    const shown = show((drawing) => void leftOut.push(drawing));
    const page = shown ?? "";
    const ms = cpuMs() - startedAt;
    const drawings = [...page.matchAll(/<svg[^>]*class="drawing.*?<\/svg>/gs)].map(([svg]) => svg);
    const drawingBytes = Math.max(0, ...drawings.map((svg) => Buffer.byteLength(svg)));
    const broken = drawings.filter((svg) => /NaN|Infinity|undefined/.test(svg)).map((svg) => svg.slice(0, 80));
    const left = leftOut.filter(({ reason }) => reason !== "over budget");
    const faults = [
      ...(shown === undefined ? ["404"] : []),
      ...broken.map((svg) => `a number is missing in ${svg}`),
      ...left.map(({ object, reason }) => `${object}: ${reason}`),
      ...(drawingBytes > drawingBudget.bytes ? [`a drawing of ${drawingBytes} bytes`] : []),
    ];
    return { address, html: page, ms, faults };
  } catch (fault) {
    const stack = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
    const faults = [stack.split("\n").slice(0, 4).join(" ")];
    return { address, html: "", ms: cpuMs() - startedAt, faults };
  }
}
