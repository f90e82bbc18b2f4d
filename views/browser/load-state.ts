const shownMsMin = 200;

/**
 * What `<main>` says of loading: `aria-busy` while a fragment is on its way, `data-load` "pending", "error" or "done",
 * `data-loaded-at` when content last came (ISO). Pending, once shown, stays 200 ms; the content itself is never held back.
 */
export function startLoadState(): void {
  let pending = 0;
  let failed = false;
  let shownAt = 0;
  let timer: number | undefined;
  const main = document.querySelector("main");
  if (!main) return;

  const settle = () => {
    main.removeAttribute("aria-busy");
    main.dataset.load = failed ? "error" : "done";
    if (!failed) main.dataset.loadedAt = new Date().toISOString();
  };
  settle();

  document.addEventListener("htmx:before:request", () => {
    clearTimeout(timer);
    if (pending++ > 0) return;
    failed = false;
    if (main.dataset.load !== "pending") shownAt = Date.now();
    main.setAttribute("aria-busy", "true");
    main.dataset.load = "pending";
  });
  const fail = () => {
    failed = true;
  };
  document.addEventListener("htmx:error", fail);
  document.addEventListener("htmx:response:error", ({ detail: { ctx } }) => {
    // 422 is an answer: the form with its error texts.
    if (ctx.response?.status !== 422) fail();
  });
  document.addEventListener("htmx:finally:request", () => {
    pending = Math.max(0, pending - 1);
    if (pending === 0) timer = window.setTimeout(settle, Math.max(0, shownAt + shownMsMin - Date.now()));
  });
}
