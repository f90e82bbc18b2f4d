type Connection = { saveData?: boolean; effectiveType?: string };

const notPages = /^\/(?:requests|fragments|build|docs|media)\//;

/**
 * Prefetches a page whose link is hovered, focused or touched, where the browser knows no speculation rules. The same
 * exceptions as theirs: nothing on slow connections, for savers of data, of the page itself and of what is no page.
 */
export function startPrefetch(): void {
  const { connection } = navigator as { connection?: Connection };
  const isSlow = connection?.saveData || connection?.effectiveType?.endsWith("2g");
  if (isSlow) return;
  const asked = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest("a[href]");
    if (!link || link.matches("[hx-get], [download], [aria-current=page]")) return;
    const { origin, pathname, search } = new URL(link.getAttribute("href") ?? "", location.href);
    const address = pathname + search;
    if (origin !== location.origin || notPages.test(pathname) || address === location.pathname + location.search)
      return;
    if (asked.has(address)) return;
    asked.add(address);
    // Firefox refuses `link rel=prefetch` by the policy's `default-src 'none'`. A fetch that is read fills its cache.
    void fetch(address, { priority: "low" })
      .then((answer) => answer.arrayBuffer())
      .catch(() => {});
  };
  for (const type of ["pointerover", "focusin", "touchstart"])
    document.addEventListener(type, prefetch, { passive: true });
}
