import type { Problem } from "./problem.ts";

/** Fetches a picture; throws a fault whose `reason` is one word. */
export type FetchPicture = (url: string) => Promise<unknown>;

const picturesOfHost = 4;

/** Fetches a few pictures of each host; a host whose pictures all fail is one problem. */
export async function pictureProblems(urls: readonly string[], fetchPicture: FetchPicture): Promise<Problem[]> {
  const hosts = Map.groupBy(new Set(urls), (url) => new URL(url).origin);
  const found = [...hosts].map(async ([origin, all]) => {
    const tried = spread(all, picturesOfHost);
    const faults = await Promise.all(tried.map(async (url) => ({ url, reason: await reasonOf(url, fetchPicture) })));
    const failed = faults.filter(({ reason }) => reason !== undefined);
    const [first] = failed;
    if (!first) return [];
    const where = failed.length === tried.length ? `pictures of ${origin}` : first.url;
    const what = `${first.reason} (${failed.length} of ${tried.length} tried)`;
    return [{ where, what, remedy: "Serve the file without a redirect, or leave the picture out", breaks: true }];
  });
  return (await Promise.all(found)).flat();
}

const reasonOf = (url: string, fetchPicture: FetchPicture): Promise<string | undefined> =>
  fetchPicture(url).then(
    () => undefined,
    (fault: unknown) => String(Reflect.get(Object(fault), "reason") ?? "no answer"),
  );

/** A few items from the whole list. */
const spread = (list: readonly string[], count: number): string[] =>
  list.filter((_, at) => Math.floor((at * count) / list.length) !== Math.floor(((at - 1) * count) / list.length));
