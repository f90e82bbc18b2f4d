import htmx from "htmx.org";
import { startLoading } from "./loading.ts";

const requestTimeoutMs = 15_000;

type Policy = { createHTML: (html: string) => unknown; createScript: (script: string) => unknown };
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy };
type ExtensionApi = { initSecurity: (policy: Policy, sync: () => never, async: () => never) => void };

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/** Configures htmx: swapping, timeout, content security policy, Back. */
export function start(): void {
  Object.assign(htmx.config, {
    noSwap: [204, 304, "4xx", "5xx"],
    defaultTimeout: requestTimeoutMs,
    // Keeps open what a visitor opened, when htmx morphs it.
    morphIgnore: ["data-htmx-powered", "open"],
  });
  document.body.setAttribute("hx-indicator:inherited", "html");
  htmx.registerExtension("site-security", { init: secure });
  restoreOrReload();
  refuseForeignAnswers();
  startLoading();
}

/**
 * Trusted Types for htmx: the markup comes from our server, and script evaluation is refused. The header allows this
 * policy name.
 */
function secure(api: ExtensionApi): void {
  const pass: Policy = { createHTML: (html) => html, createScript: (script) => script };
  const refuse = () => {
    throw new Error("The policy forbids evaluated script");
  };
  api.initSecurity(window.trustedTypes?.createPolicy("htmx", pass) ?? pass, refuse, refuse);
}

/**
 * On Back, an error page or a page without the swapped element would leave old content under the address: reloads. An
 * answer that comes after a newer choice is dropped.
 */
function restoreOrReload(): void {
  document.addEventListener("htmx:after:request", (event) => {
    const { request, response, text = "" } = event.detail.ctx;
    if (!request.headers["HX-History-Restore-Request"]) return;
    const isWanted = request.action === location.pathname + location.search;
    if (isWanted && response && response.status < 400 && text.includes("hx-history-elt")) return;
    event.preventDefault();
    if (isWanted) location.reload();
  });
  document.addEventListener("htmx:error", ({ detail: { ctx } }) => {
    if (ctx?.request.headers["HX-History-Restore-Request"]) location.reload();
  });
}

/** Statuses whose answers are shown, beside those of success. */
const shown = new Set([404, 422, 429]);

/**
 * A captive portal or a shield answers any address with its login or warning page. Answers of the site carry a header:
 * without it the request has failed, and the page stays as it was.
 */
function refuseForeignAnswers(): void {
  document.addEventListener("htmx:before:request", ({ detail: { ctx } }) => {
    if (ctx.request.headers["HX-History-Restore-Request"]) return;
    const fetchOwn = async (address: string, request: RequestInit) => {
      const response = await fetch(address, request);
      const wouldBeShown = response.ok || shown.has(response.status);
      if (wouldBeShown && !response.headers.has("X-Fragment")) throw new TypeError("The answer is not the site's own");
      return response;
    };
    // The types of htmx leave this key out.
    Object.assign(ctx, { fetch: fetchOwn });
  });
}
