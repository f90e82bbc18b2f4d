import type { Page } from "playwright/test";

/**
 * Watches a page and its popups from now on: calls of `alert` and similar, dialogs, requests and navigations to other
 * origins, policy violations, console errors, script errors. `siteUrl` is the only own origin. Returns the growing list
 * of findings, each with its place.
 */
export async function watch(page: Page, siteUrl: string): Promise<string[]> {
  const { origin } = new URL(siteUrl);
  const faults: string[] = [];
  const report = (what: string) => faults.push(`${what} on ${decodeURIComponent(page.url()).slice(0, 300)}`);
  const isForeign = (url: string) => new URL(url).origin !== origin && !url.startsWith("about:blank");

  await page.context().exposeBinding("reportToWatch", (_source, what: string) => report(what));
  await page.context().addInitScript(() => {
    const say = (what: string) => {
      if ("reportToWatch" in window && window.reportToWatch instanceof Function) window.reportToWatch(what);
    };
    for (const name of ["alert", "confirm", "prompt", "print"]) {
      Object.defineProperty(window, name, { value: () => say(`${name} was called`) });
    }
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      say(`${effectiveDirective} held back ${blockedURI}`);
    });
  });
  page.on("dialog", (dialog) => {
    report(`a ${dialog.type()} dialog`);
    void dialog.dismiss().catch(() => {});
  });
  page.on("popup", (popup) => report(`a window with ${popup.url()}`));
  page.on("requestfinished", (request) => {
    if (isForeign(request.url())) report(`a request of ${request.url()}`);
  });
  page.on("requestfailed", (request) => {
    if (isForeign(request.url())) report(`a request of ${request.url()}`);
  });
  page.on("framenavigated", (frame) => {
    if (frame !== page.mainFrame() || isForeign(frame.url())) report(`a frame with ${frame.url()}`);
  });
  page.on("pageerror", ({ message }) => report(`a fault: ${message}`));
  page.on("console", (message) => {
    // Missing pictures and pages are no fault: hostile addresses are requested from our own site.
    if (message.type() === "error" && !/^Failed to load resource/.test(message.text()))
      report(`the console says: ${message.text()}`);
  });
  return faults;
}

/**
 * Inspects the current page. `active`: elements and handlers that could run code or lead to a foreign site, including
 * handlers that wait for a click. `payloads`: numbers of the payloads shown as text.
 */
export function survey(page: Page): Promise<{ active: string[]; payloads: number[] }> {
  return page.evaluate(() => {
    const isActiveAttribute = ({ name, value }: Attr): boolean => {
      if (/^(?:on|srcdoc$|(?:data-)?hx-on|hx-vals|hx-headers|http-equiv$|is$)/.test(name)) return true;
      if (/^(?:data-)?hx-(?:get|post)$/.test(name)) return !/^\/(?:fragments|requests)\//.test(value);
      if (!/^(?:href|src|(?:form)?action|data|poster|srcset|xlink:href)$/.test(name)) return false;
      const { protocol, origin } = new URL(value, location.href);
      return name.endsWith("action") ? origin !== location.origin : !/^(?:https?|mailto|tel):$/.test(protocol);
    };
    const isActive = (element: Element): boolean => {
      const { localName, attributes } = element;
      if (/^(?:iframe|object|embed|base|style|math|portal|plaintext|animate|set|image)$/.test(localName)) return true;
      if (element instanceof HTMLTemplateElement) return element !== document.head.querySelector("#late-styles");
      if (element instanceof HTMLScriptElement)
        return (
          !/^application\/(?:ld\+)?json$/.test(element.type) && !element.src.startsWith(`${location.origin}/build/`)
        );
      return [...attributes].some(isActiveAttribute);
    };
    const elements = [...document.querySelectorAll("*")];
    const texts = [document.body.innerHTML, document.title].join(" ").matchAll(/¤(\d+)¤/g);
    return {
      active: elements.filter(isActive).map(({ outerHTML }) => outerHTML.slice(0, 200)),
      payloads: [...new Set([...texts].map(([, at]) => Number(at)))],
    };
  });
}
