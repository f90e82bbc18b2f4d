import { allowsPrefetch, type Connection, pageToPrefetch } from "./prefetchable.ts";

const hoverMs = 80;
const pagesMax = 20;

/** Fetches the page behind a link when the visitor hovers, focuses or touches it. */
export function startPrefetch(): void {
  const fetched = new Set<string>();
  let timer: number | undefined;

  const prefetch = (page: string) => {
    if (fetched.size >= pagesMax || fetched.has(page) || !allowsPrefetch(connection())) return;
    fetched.add(page);
    const link = document.createElement("link");
    link.rel = "prefetch";
    link.href = page;
    document.head.append(link);
  };
  const pageOf = ({ target }: Event) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]:not([download], [hx-get])") : null;
    return link ? pageToPrefetch(link.href, location.href) : undefined;
  };

  document.addEventListener("pointerover", (event) => {
    clearTimeout(timer);
    const page = pageOf(event);
    if (page) timer = window.setTimeout(prefetch, hoverMs, page);
  });
  for (const type of ["focusin", "touchstart"]) {
    document.addEventListener(
      type,
      (event) => {
        const page = pageOf(event);
        if (page) prefetch(page);
      },
      { passive: true },
    );
  }
}

function connection(): Connection {
  return "connection" in navigator && navigator.connection instanceof Object ? navigator.connection : {};
}
