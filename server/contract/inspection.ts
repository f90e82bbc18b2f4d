import { createSanitiser } from "../content/safe-html.ts";

type Origin = { count: number; width: number; height: number };

/** Collects what answers contain: pictures by origin with their largest size in px, HTML that sanitising changes. */
export function createInspection() {
  const origins = new Map<string, Origin>();
  const removed = new Map<string, number>();
  const aliases: string[] = [];
  const sources = new Set<string>();
  let htmlTexts = 0;
  let unsizedPictures = 0;
  const sanitise = createSanitiser((url) => url);

  const noteHtml = (html: string) => {
    htmlTexts += 1;
    const before = elementsOf(html);
    const after = elementsOf(sanitise(html));
    for (const [element, count] of before) {
      const lost = count - (after.get(element) ?? 0);
      if (lost > 0) removed.set(element, (removed.get(element) ?? 0) + lost);
    }
  };
  const notePicture = (src: string, width: unknown, height: unknown) => {
    const origin = URL.canParse(src) ? new URL(src).origin : "the site itself";
    sources.add(src);
    const [wide, high] = [Number(width) || 0, Number(height) || 0];
    const counted = origins.get(origin) ?? { count: 0, width: 0, height: 0 };
    if (!(wide > 0 && high > 0)) unsizedPictures += 1;
    const larger = wide * high > counted.width * counted.height;
    origins.set(origin, { ...(larger ? { width: wide, height: high } : counted), count: counted.count + 1 });
  };

  const look = (value: unknown): void => {
    if (typeof value === "string" && /<[a-z][^>]*>/i.test(value)) noteHtml(value);
    if (typeof value !== "object" || value === null) return;
    const { src, width, height, alias }: Record<string, unknown> = { ...value };
    if (typeof src === "string") notePicture(src, width, height);
    if (typeof alias === "string") aliases.push(alias);
    for (const part of Object.values(value)) look(part);
  };

  return {
    look,
    aliases,
    /** Pictures of the named origins, by their addresses. */
    pictures: (named: readonly string[]): string[] =>
      [...sources].filter((src) => URL.canParse(src) && named.includes(new URL(src).origin)),
    lines(): string[] {
      const lost = [...removed].map(([element, count]) => `<${element}> ${count}`).join(", ") || "nothing";
      const unsized = `pictures without width and height: ${unsizedPictures}; they are left out`;
      return [
        `HTML texts: ${htmlTexts}; removed by sanitising: ${lost}`,
        ...[...origins].map(
          ([origin, { count, width, height }]) => `pictures of ${origin}: ${count}, the largest ${width}×${height} px`,
        ),
        ...(unsizedPictures > 0 ? [unsized] : []),
      ];
    },
  };
}

function elementsOf(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, name = ""] of html.matchAll(/<([a-z][a-z0-9-]*)/gi)) {
    const element = name.toLowerCase() === "h1" ? "h2" : name.toLowerCase();
    counts.set(element, (counts.get(element) ?? 0) + 1);
  }
  return counts;
}
