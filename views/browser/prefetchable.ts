/** What a browser tells of the visitor's connection, where it does. */
export type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether pages may be fetched ahead: not on slow connections, nor where the visitor saves data. */
export const allowsPrefetch = ({ saveData, effectiveType }: Connection): boolean =>
  !saveData && effectiveType !== "2g" && effectiveType !== "slow-2g";

/** The address of a page that is worth fetching ahead from `here`: one of this site, not this one, no form, no fragment, no file. */
export function pageToPrefetch(link: string, here: string): string | undefined {
  if (!URL.canParse(link, here)) return undefined;
  const url = new URL(link, here);
  const current = new URL(here);
  if (url.origin !== current.origin || url.pathname + url.search === current.pathname + current.search)
    return undefined;
  if (/^\/(?:requests|fragments|build|docs)\/|\.\w+$/.test(url.pathname)) return undefined;
  url.hash = "";
  return url.href;
}
