import { type Content, NotKnown } from "../../views/content/content.ts";
import type { Assets } from "../../views/layout/Document.tsx";
import type { Site } from "../../views/layout/define-page.ts";
import { frameOf } from "../../views/layout/frame.ts";
import { sheetUrls } from "../../views/layout/sheets.ts";
import { allPages } from "../../views/pages.ts";
import { href, type RouteName, type RouteParams } from "../../views/routes.ts";
import { sitePages } from "../../views/sitemap.ts";
import { yearInPark } from "../../views/ui/format.ts";
import { HttpError } from "../log/faults.ts";
import type { LeftOut } from "../render/render-html.ts";
import { wholePage } from "../render/whole-page.tsx";
import type { Problem } from "./findings.ts";

const itemsOfPattern = 5;
/** A page of fewer words is as good as empty: what it shows hangs on fields that are left out. */
const wordsMin = 30;
const assets: Assets = {
  script: "",
  integrity: "",
  styles: "",
  mediaStyles: "",
  sheets: sheetUrls(() => ""),
  fonts: [],
};

/** The words of a page, with `between` for each tag. React's comments between two texts are no tags. */
const textOf = (html: string, between: string): string =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, between)
    .replaceAll("<!-- -->", "")
    .replace(/<[^>]+>/g, between)
    .trim();

const mainOf = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? "";
const wordCount = (html: string): number => textOf(mainOf(html), " ").split(/\s+/).length;

/** What a visitor would see of faulty texts, and what to do about it. React writes an ampersand as `&amp;`. */
const faultyTexts: readonly { pattern: RegExp; what: string; remedy: string }[] = [
  {
    pattern: /&amp;(?:#\d{1,7}|[a-z]{2,30});/i,
    what: "shows the code of an HTML entity",
    remedy: "Send the character itself: an entity was encoded twice",
  },
  {
    pattern: /(?<![\p{L}\d])(\p{L}{4,}|№)\s+\1(?![\p{L}\d])/iu,
    what: "shows a word twice in a row",
    remedy: "Send labels without the word that pages write before them",
  },
];

/** Faulty texts on a page, each with the words around it. */
function textProblems(where: string, html: string): Problem[] {
  const text = textOf(html, " | ");
  return faultyTexts.flatMap(({ pattern, what, remedy }) => {
    const found = pattern.exec(text);
    if (!found) return [];
    const around = text.slice(Math.max(0, found.index - 20), found.index + found[0].length + 20);
    return [{ where, what: `${what}: «${around.replace(/\s+/g, " ")}»`, remedy, breaks: false }];
  });
}

/** Renders what menu, footer and sitemap lead to, a few items of each kind. */
export function pageProblems(content: Content, site: Site, now: Date): { rendered: number; problems: Problem[] } {
  const frame = frameOf(content, site, yearInPark(now));
  const ofPattern = Map.groupBy(sitePages(content), ({ name }) => name);
  const pages = [...ofPattern.values()].flatMap((same) => same.slice(0, itemsOfPattern));
  const problems: Problem[] = [];
  for (const { name, params } of pages) {
    const where = `page ${href(name, params as RouteParams<RouteName>)}`; // The parameters of its pattern.
    let html = "";
    const reason = pageFault(() => {
      const answer = allPages[name].answer({ params, query: new URLSearchParams(), content, site, now });
      if (!answer) throw new HttpError(404, "not found");
      html = wholePage(answer, { path: "/", frame, origin: site.origin, assets, reportLeftOut: failOnLeftOut });
    });
    if (reason !== undefined) {
      const remedy = "Visitors and search engines are led there: mend the call that it names";
      problems.push({ where, what: reason, remedy, breaks: true });
      continue;
    }
    problems.push(...textProblems(where, html));
    if (wordCount(html) < wordsMin) {
      const remedy = "Send the optional fields that it shows, or leave the item out";
      problems.push({ where, what: `fewer than ${wordsMin} words: as good as empty`, remedy, breaks: false });
    }
  }
  for (const { alias } of frame.categories.filter(({ id }) => frame.freeUnits?.[id] === 0))
    problems.push({
      where: `page /${alias}`,
      what: "an empty list in every menu",
      remedy: "Leave out a category without units",
      breaks: false,
    });
  return { rendered: pages.length, problems };
}

/** A page without one of its drawings counts as a failed page. */
function failOnLeftOut({ object, field, reason }: LeftOut): never {
  throw new Error(`${object}: ${field || reason}`);
}

function pageFault(show: () => void): string | undefined {
  try {
    show();
    return undefined;
  } catch (error) {
    if (error instanceof HttpError) return String(error.status);
    if (error instanceof NotKnown) return "503: its call fails";
    return `500 (${error instanceof Error ? error.message : "unknown"})`;
  }
}
