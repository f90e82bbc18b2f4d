import type { Problem } from "./findings.ts";

/** Fetches a picture; throws a fault whose `reason` is one word. */
export type FetchPicture = (url: string) => Promise<unknown>;

const picturesOfHost = 4;

export type Picture = { src: string; isSized: boolean };

/** The pictures in an answer, at any depth. */
export function picturesIn(json: unknown): Picture[] {
  if (typeof json !== "object" || json === null) return [];
  const inside = Object.values(json).flatMap(picturesIn);
  const { src, width, height }: { src?: unknown; width?: unknown; height?: unknown } = json;
  return typeof src === "string" ? [{ src, isSized: Number(width) > 0 && Number(height) > 0 }, ...inside] : inside;
}

/** Fetches a few pictures of each host; a host whose pictures all fail is one problem. */
export async function pictureProblems(
  pictures: readonly Picture[],
  origins: readonly string[],
  fetchPicture: FetchPicture,
): Promise<{ tried: number; problems: Problem[] }> {
  const urls = pictures.map(({ src }) => src).filter((src) => URL.canParse(src));
  const named = new Set(urls.filter((url) => origins.includes(new URL(url).origin)));
  const hosts = Map.groupBy(named, (url) => new URL(url).origin);
  let triedOfAll = 0;
  const found = [...hosts].map(async ([origin, all]) => {
    const tried = spread(all, picturesOfHost);
    triedOfAll += tried.length;
    const faults = await Promise.all(tried.map(async (url) => ({ url, reason: await reasonOf(url, fetchPicture) })));
    const failed = faults.filter(({ reason }) => reason !== undefined);
    const [first] = failed;
    if (!first) return [];
    const where = failed.length === tried.length ? `pictures of ${origin}` : first.url;
    const what = `${first.reason} (${failed.length} of ${tried.length} tried)`;
    return [{ where, what, remedy: "Serve the file without a redirect, or leave the picture out", breaks: true }];
  });
  const { size: count } = new Set(pictures.filter(({ isSized }) => !isSized).map(({ src }) => src));
  const what = `${count} without width and height are left out`;
  const unsized = { where: "pictures", what, remedy: "Send both, in px of the file", breaks: false };
  return { tried: triedOfAll, problems: [...(count > 0 ? [unsized] : []), ...(await Promise.all(found)).flat()] };
}

const reasonOf = (url: string, fetchPicture: FetchPicture): Promise<string | undefined> =>
  fetchPicture(url).then(
    () => undefined,
    (fault: unknown) => String(Reflect.get(Object(fault), "reason") ?? "no answer"),
  );

/** A few items from the whole list. */
const spread = (list: readonly string[], count: number): string[] =>
  list.filter((_, at) => Math.floor((at * count) / list.length) !== Math.floor(((at - 1) * count) / list.length));
