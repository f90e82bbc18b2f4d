import type { Assets } from "../views/layout/Document.tsx";
import { sheetUrls } from "../views/layout/sheets.ts";
import { href, type RouteName, type RouteParams } from "../views/routes.ts";
import type { Content } from "./content/content.ts";
import { contradictionsIn } from "./content/contradiction-log.ts";
import { UpstreamFault } from "./content/upstream.ts";
import type { Problem } from "./contract/problem.ts";
import { HttpError } from "./kit/http-error.ts";
import { allPages } from "./pages/all-pages.ts";
import type { Site } from "./pages/define-page.ts";
import { loadFrame } from "./pages/load-frame.ts";
import { sitePages } from "./pages/sitemap.ts";
import { wholePage } from "./pages/whole-page.tsx";

const itemsOfPattern = 5;
const assets: Assets = {
  script: "",
  integrity: "",
  styles: "",
  mediaStyles: "",
  sheets: sheetUrls(() => ""),
  fonts: [],
};

/** Renders what menu, footer and sitemap lead to, a few items of each kind. */
export async function pageProblems(content: Content, site: Site): Promise<Problem[]> {
  const now = new Date();
  const frame = await loadFrame(content, site, now);
  const seen = new Map<RouteName, number>();
  const problems: Problem[] = [];
  for (const { name, params } of await sitePages(content, () => [])) {
    seen.set(name, (seen.get(name) ?? 0) + 1);
    if ((seen.get(name) ?? 0) > itemsOfPattern) continue;
    const reason = await reasonOf(async () => {
      const answer = await allPages[name].answer({ params, query: new URLSearchParams(), content, site, now });
      if (!answer) throw new HttpError(404, "not found");
      wholePage(answer, "/", frame, site.origin, assets, ({ object, field, reason: why }) => {
        throw new Error(`${object}: ${field || why}`);
      });
    });
    if (reason === undefined) continue;
    problems.push({
      where: `page ${href(name, params as RouteParams<RouteName>)}`, // The parameters of its pattern.
      what: reason,
      remedy: "Visitors and search engines are led there: mend the call that it names",
      breaks: true,
    });
  }
  for (const { alias } of frame.categories.filter(({ id }) => frame.freeUnits?.[id] === 0))
    problems.push({
      where: `page /${alias}`,
      what: "an empty list in every menu",
      remedy: "Leave out a category without units",
      breaks: false,
    });
  return problems;
}

async function reasonOf(show: () => Promise<void>): Promise<string | undefined> {
  try {
    await show();
    return undefined;
  } catch (error) {
    if (error instanceof HttpError) return String(error.status);
    if (error instanceof UpstreamFault) return `503 (${error.message})`;
    return `500 (${error instanceof Error ? error.message : "unknown"})`;
  }
}

/** Contradictions in the content, which drawings leave out. */
export async function contradictionProblems(content: Content): Promise<Problem[]> {
  // The check of calls tells why a read fails.
  const found = await contradictionsIn(content).catch(() => []);
  return found.map(({ object, field }) => ({
    where: object,
    what: `\`${field}\` contradicts another field`,
    remedy: "Drawings leave it out until both agree",
    breaks: false,
  }));
}
