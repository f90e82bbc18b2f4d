import { startWithSign } from "./lazy-parts.ts";
import { waitWithBar } from "./press-wait.ts";

/** What htmx, the filter and the shortlist serve. A list is served as a whole: its links learn their fragment late. */
const served = "[hx-get], [hx-post], .list-page, .filter-bar, .mark";

const isServed = (target: EventTarget | null) => target instanceof Element && target.closest(served) !== null;

/**
 * htmx, the filter and the shortlist come when the pointer or the focus reaches what they serve. Presses and choices
 * before that are held and repeated once: with htmx, or as without script if it is late.
 */
export function awaitHtmx(): void {
  const waiting = new AbortController();
  const listenUntilReady = (types: string[], act: (event: Event & Partial<SubmitEvent & PointerEvent>) => unknown) => {
    for (const type of types) addEventListener(type, act, { signal: waiting.signal });
  };
  const startHtmx = async () => {
    await startWithSign();
    // htmx starts in a later task.
    await new Promise((resolve) => setTimeout(resolve));
    waiting.abort();
  };
  listenUntilReady(["pointerover", "focusin"], ({ target }) => isServed(target) && startHtmx());
  // Only htmx, or a reload, can show the history entries that htmx made.
  if (history.state?.htmx) void startHtmx();
  // A field may already have the focus.
  if (isServed(document.activeElement)) void startHtmx();
  listenUntilReady(["popstate"], () => history.state?.htmx && location.reload());
  listenUntilReady(["input", "change"], async (event) => {
    const field = event.target instanceof Element ? event.target : document.body;
    const form = field instanceof HTMLSelectElement ? field.form : null;
    if (!(form ?? field).closest("[hx-get]") && !document.querySelector(`[hx-trigger~="from:#${field.id}"]`)) return;
    await startHtmx();
    field.dispatchEvent(Reflect.construct(event.constructor, [event.type, event]));
  });
  listenUntilReady(["click", "submit"], async (event) => {
    const pressed = event.type === "click" ? "a[hx-get]" : "[hx-post], [hx-trigger$=submit]";
    const source = event.target instanceof Element && event.target.closest(pressed);
    if (!source || event.defaultPrevented) return;
    event.preventDefault();
    await waitWithBar(startHtmx());
    waiting.abort();
    if (source instanceof HTMLFormElement) source.requestSubmit(event.submitter);
    // Links of a drawing have no `click()`.
    else source.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });
}
