import { expect, onTestFinished, test, vi } from "vitest";
import { siteOf } from "../../../server/config.ts";
import { paramsOf } from "../../support/pages/route-addresses.ts";
import { namedAssets } from "../../support/sites/named-assets.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const kept = { isOn: true, hits: 0 };

/** The renderer and the pages, loaded anew: files of a worker share their modules, and this one counts kept parts. */
async function countedPages() {
  vi.resetModules();
  vi.doMock("../../../views/ui/Kept.ts", async (original) => {
    const actual = await original<typeof import("../../../views/ui/Kept.ts")>();
    const showsSame: typeof actual.showsSame = (one, other) => {
      const isSame = kept.isOn && actual.showsSame(one, other);
      kept.hits += Number(isSame);
      return isSame;
    };
    return { ...actual, showsSame };
  });
  onTestFinished(() => {
    vi.doUnmock("../../../views/ui/Kept.ts");
    vi.resetModules();
  });
  return {
    ...(await import("../../../server/render/render-html.ts")),
    ...(await import("../../../server/render/whole-page.tsx")),
    ...(await import("../../../views/layout/frame.ts")),
    ...(await import("../../../views/pages.ts")),
  };
}

type Pages = Awaited<ReturnType<typeof countedPages>>;

const site = siteForFile();

/** Choices of different visitors: what one sees may not reach another's page. */
const queries = [
  "",
  "people=5",
  "people=35&priceTo=1500000",
  "squareFrom=100&squareTo=400&sort=square",
  "bodies=1&bodies=4&floor=2",
  "freeBy=2027-02-01",
  "category=warehouse&gates=dock",
  "compare=1082%2B1083&compare=1078&people=5",
  "q=офис&search=банк&categories=residents&type=all&body=4&page=2",
];

/** Renders every page and fragment for every choice, in this order. */
function renderAll(pages: Pages, order: readonly string[]): Map<string, string> {
  const { allFragments, allPages, fragmentHtml, frameOf, wholePage } = pages;
  const ofSite = siteOf(site.config);
  const now = new Date("2026-11-28T12:00:00Z");
  const { content } = site;
  const found = new Map<string, string>();
  for (const query of order) {
    for (const page of Object.values(allPages)) {
      const params = paramsOf(page.route);
      const asked = page.filter.canonicalQuery(new URLSearchParams(query));
      const answer = page.answer({ params, query: asked, content, site: ofSite, now });
      if (!answer) continue;
      const html = wholePage(answer, {
        path: "/",
        frame: frameOf(content, ofSite, 2026),
        origin: ofSite.origin,
        assets: namedAssets,
      });
      found.set(`${page.route}?${asked}`, html);
    }
    for (const { path, filter, answer } of allFragments) {
      const asked = filter.canonicalQuery(new URLSearchParams(query));
      const answered = answer({ query: asked, content, site: ofSite, now });
      if (answered && "part" in answered) found.set(`${path}?${asked}`, fragmentHtml(answered.part));
    }
  }
  return found;
}

test("every page and fragment is the same with kept parts as without, whoever asked before", {
  timeout: 300_000,
}, async () => {
  const pages = await countedPages();
  kept.isOn = false;
  const plain = renderAll(pages, queries);
  kept.isOn = true;
  for (const order of [queries, queries.toReversed()])
    for (const [address, html] of renderAll(pages, order)) expect(html === plain.get(address), address).toBe(true);
  expect(kept.hits, "kept parts are used").toBeGreaterThan(1000);
});
