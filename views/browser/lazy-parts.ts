import { openAsPage } from "./left-to-browser.ts";
import { isBeingLeft, reloadForChunk } from "./navigation.ts";
import { waitWithBar } from "./press-wait.ts";
import { stored } from "./storage.ts";

/** Time limit for the script of a form that is about to be shown. */
const scriptWaitMaxMs = 1000;

let styled: Promise<boolean> | undefined;

/**
 * Loads the styles of dialogs and suggestions at their first use, and what presses around dialogs do. Resolves with
 * whether the styles apply. If they fail, the next use loads them again: nothing may be shown without them.
 */
export function lateStyles(): Promise<boolean> {
  styled ??= loadStyles(document.querySelector<HTMLTemplateElement>("#late-styles"));
  void presses();
  return styled;
}

/** The sheet stands before its template: those for print and for system colours still come after it. */
async function loadStyles(template: HTMLTemplateElement | null): Promise<boolean> {
  const link = template?.content.querySelector("link");
  if (!template || !link) return true;
  const loads = await new Promise<boolean>((resolve) => {
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
    template.before(link);
  });
  if (!loads) {
    template.content.append(link);
    styled = undefined;
  }
  return loads;
}

type Part = { start: () => void };

/** A frame is on the screen some time after its callback. */
const paintMs = 100;

/**
 * Parts of the script that not every page needs. Each loads once; before that its controls work as without script, or
 * as htmx alone makes them. A part must not import what the main script imports: esbuild would make a further file of
 * it, for every page.
 */
const htmx = once(() => import("./htmx-setup.ts"));
const filter = once(() => import("./filters.ts"));
const enquiryForms = once(() => import("./enquiry-forms.ts"));
const shortlist = once(() => import("./shortlist.ts"));
const keyboard = once(() => import("./keyboard.ts"));
const suggestions = once(() => import("./suggestions.ts"));
const presses = once(() => import("./presses.ts"));

export function startParts(): void {
  // After the first paint: before it they would take bandwidth from the fonts.
  requestAnimationFrame(() => setTimeout(startPresent, paintMs));
  addEventListener("storage", ({ key }) => key === "shortlist" && startShortlist());
  // A form's dialog: the script comes together with the markup.
  document.addEventListener("htmx:before:request", ({ detail: { ctx } }) => {
    if (!ctx.request.action.startsWith("/fragments/requests/")) return;
    void waitWithBar(lateStyles()).then((applies) => applies || openAsPage(ctx.sourceElement));
    void enquiryForms().then((works) => works || leaveDialog(ctx.sourceElement));
  });
  document.addEventListener("click", keepForShortlist, true);
  document.addEventListener("keydown", async (event) => {
    if (event.key === "Tab") void keyboard();
    // The filter closes its sheets: an Escape that was before it is repeated when it has come.
    if (event.key !== "Escape" || !event.isTrusted || !document.getElementById("filter")) return;
    if (await filter()) document.dispatchEvent(Reflect.construct(event.constructor, [event.type, event]));
  });
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element && target.closest(".suggests"))) return;
    void lateStyles().then((applies) => applies && suggestions());
  });
}

let keepsShortlist = false;

/**
 * What the shortlist answers waits for its script if it is pressed before, and is pressed again: then the shortlist
 * answers, or the browser if the script is late or fails.
 */
function keepForShortlist(event: MouseEvent): void {
  const pressed =
    event.target instanceof Element &&
    event.target.closest<HTMLElement>(".mark, .pick-acts a, .shortlist-link, [data-share]");
  if (!pressed || keepsShortlist || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  // A second press while the first one waits would take it back; one whose first was on the page before means that.
  if (pressed.hasAttribute("aria-busy") || event.detail > 1) return;
  pressed.setAttribute("aria-busy", "true");
  void waitWithBar(shortlist()).then(() => {
    pressed.removeAttribute("aria-busy");
    keepsShortlist = true;
    pressed.click();
  });
}

async function startShortlist(): Promise<void> {
  void presses();
  await shortlist();
  keepsShortlist = true;
}

/** Starts the parts of what the page has and shows without a visitor's sign: a form, a shortlist that is not empty. */
function startPresent(): void {
  if (document.querySelector("form[data-request]")) void enquiryForms();
  if (stored("local", "shortlist") || location.pathname === "/compare") void startShortlist();
}

/**
 * Starts what acts only on a visitor: the shortlist's marks, the filter, and then htmx. The filter must see the first
 * answer, so htmx, which answers presses at once, waits for it.
 */
export async function startWithSign(): Promise<unknown> {
  void startShortlist();
  if (document.getElementById("filter")) await filter();
  return htmx();
}

/** Resolves with true if a dialog may show a request form: the form works, or still loads after `scriptWaitMaxMs`. */
export function formsReady(): Promise<unknown> {
  return Promise.race([enquiryForms(), new Promise((resolve) => setTimeout(resolve, scriptWaitMaxMs, true))]);
}

/** The form's page works without script. An open dialog may hold typed words, and stays. */
function leaveDialog(link: Element): void {
  if (!document.querySelector("dialog[open]") && !reloadForChunk()) openAsPage(link);
}

/** Loads a part once. Resolves with true if it works; a page without it works too, so it is not reloaded. */
function once(source: () => Promise<Part>): () => Promise<unknown> {
  let loading: Promise<unknown> | undefined;
  const begin = ({ start }: Part) => {
    start();
    return true;
  };
  return () => {
    loading ??= source().then(begin, (fault) => isBeingLeft() || reportError(fault));
    return loading;
  };
}
