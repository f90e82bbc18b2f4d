const appearsAfterMs = 200;
const leavesAfterMs = 400;
const failureShownMs = 1_500;
const navigationMsMax = 20_000;

const bar = document.documentElement.classList;

/**
 * The thin bar at the top, drawn by CSS from classes of `<html>`: `htmx-request` while a fragment loads and `is-navigating` while a page
 * does (CSS lets it appear after 200 ms and creep for 5 s), then `load-done` or `load-failed` until it has left.
 */
export function startLoadingBar(): void {
  let loading = 0;
  let failed = false;
  let startedAt = 0;
  let timer: number | undefined;

  document.addEventListener("htmx:before:request", () => {
    if (loading++ > 0) return;
    failed = false;
    startedAt = Date.now();
    clearTimeout(timer);
    bar.remove("load-done", "load-failed");
    bar.add("htmx-request");
  });
  document.addEventListener("htmx:error", () => {
    failed = true;
  });
  document.addEventListener("htmx:response:error", ({ detail: { ctx } }) => {
    if (ctx.response?.status !== 422) failed = true;
  });
  document.addEventListener("htmx:finally:request", () => {
    loading = Math.max(0, loading - 1);
    if (loading > 0) return;
    bar.remove("htmx-request");
    const ending = failed ? "load-failed" : Date.now() - startedAt > appearsAfterMs ? "load-done" : undefined;
    if (!ending) return;
    bar.add(ending);
    timer = window.setTimeout(() => bar.remove(ending), failed ? failureShownMs : leavesAfterMs);
  });

  watchNavigation();
}

/** What `navigate` events tell; not every browser's types know them. */
type NavigateEvent = Event & {
  hashChange: boolean;
  downloadRequest: string | null;
  destination: { url: string; sameDocument: boolean };
};

function watchNavigation(): void {
  let timer: number | undefined;
  const arrived = () => {
    clearTimeout(timer);
    bar.remove("is-navigating");
  };
  const leave = () => {
    bar.add("is-navigating");
    clearTimeout(timer);
    // A download or an empty answer looks like a navigation and never ends as one.
    timer = window.setTimeout(arrived, navigationMsMax);
  };
  const isNavigate = (event: Event): event is NavigateEvent => "destination" in event;
  if ("navigation" in window && window.navigation instanceof EventTarget) {
    window.navigation.addEventListener("navigate", (event) => {
      if (!isNavigate(event) || event.hashChange || event.downloadRequest !== null || event.destination.sameDocument)
        return;
      if (event.destination.url.startsWith("http")) leave();
    });
  } else {
    window.addEventListener("beforeunload", leave);
  }
  window.addEventListener("pageshow", arrived);
}
