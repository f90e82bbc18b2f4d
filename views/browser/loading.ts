const pendingMsMin = 200;
const barAppearsAfterMs = 200;
const doneShownMs = 400;
const failureShownMs = 1_500;

/**
 * Loading states of fragments. `<main>`: `data-load` is "pending", "error" or "done"; `data-loaded-at` is the ISO time
 * of the last content. Pending, once shown, lasts at least 200 ms; content is never delayed. `aria-busy` of `<main>`
 * ends before the swap, that of the swapped element after it: screen readers ignore live regions in busy elements.
 * Classes on `<html>` draw the loading bar in CSS. `htmx-request`: a fragment loads (visible after 200 ms).
 * `is-navigating`: a page loads. Then `load-done` or `load-failed`.
 */
export function startLoading(): void {
  const rootClasses = document.documentElement.classList;
  const main = document.querySelector("main") ?? document.body;
  let loading = 0;
  let failed = false;
  let startedAt = 0;
  let timers: number[] = [];

  const later = (act: () => void, ms: number) => timers.push(window.setTimeout(act, ms));
  const settle = () => {
    for (const busy of main.querySelectorAll("[aria-busy]")) busy.removeAttribute("aria-busy");
    main.dataset.load = failed ? "error" : "done";
    if (!failed) main.dataset.loadedAt = new Date().toISOString();
  };

  document.addEventListener("htmx:before:request", ({ detail: { ctx } }) => {
    if (ctx.target instanceof Element && main.contains(ctx.target))
      for (const busy of [main, ctx.target]) busy.setAttribute("aria-busy", "true");
    loading += 1;
    if (loading > 1) return;
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    failed = false;
    startedAt = performance.now();
    main.dataset.load = "pending";
    rootClasses.remove("load-done", "load-failed");
  });
  const endBusy = () => main.removeAttribute("aria-busy");
  document.addEventListener("htmx:before:swap", endBusy);
  document.addEventListener("htmx:error", () => {
    failed = true;
  });
  document.addEventListener("htmx:response:error", ({ detail: { ctx } }) => {
    // 422 is a regular response: the form with its errors.
    failed ||= ctx.response?.status !== 422;
  });
  document.addEventListener("htmx:finally:request", () => {
    loading = Math.max(0, loading - 1);
    if (loading > 0) return;
    endBusy();
    // The swap, or Back, has removed what had the focus.
    if (document.activeElement === document.body) main.focus({ preventScroll: true });
    const tookMs = performance.now() - startedAt;
    later(settle, pendingMsMin - tookMs);
    const ending = failed ? "load-failed" : "load-done";
    if (!failed && tookMs <= barAppearsAfterMs) return;
    rootClasses.add(ending);
    later(() => rootClasses.remove(ending), failed ? failureShownMs : doneShownMs);
  });
}
