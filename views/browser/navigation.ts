const shownMsMax = 20_000;

/** What `navigate` events tell; not every browser's types know them. */
type NavigateEvent = Event & {
  hashChange: boolean;
  downloadRequest: string | null;
  destination: { url: string; sameDocument: boolean };
};

const isNavigate = (event: Event): event is NavigateEvent => "destination" in event;

let leavingSince = Number.NEGATIVE_INFINITY;

/** Whether the page is being left: the browser aborts what it still loads, which is no failure. */
export const isBeingLeft = (): boolean => performance.now() - leavingSince < shownMsMax;

/**
 * Puts the class `is-navigating` into `classes` from the click on a link to another page until this one is left, or 20
 * s at most.
 */
export function watchNavigation(classes: DOMTokenList): void {
  let timer: number | undefined;
  const stop = () => {
    clearTimeout(timer);
    classes.remove("is-navigating");
  };
  const leave = () => {
    stop();
    leavingSince = performance.now();
    classes.add("is-navigating");
    // A download or an empty answer looks like a navigation and never ends as one.
    timer = window.setTimeout(stop, shownMsMax);
  };
  const hasNavigation = "navigation" in window && window.navigation instanceof EventTarget;
  if (hasNavigation && window.navigation instanceof EventTarget) {
    window.navigation.addEventListener("navigate", (event) => {
      if (!isNavigate(event) || event.hashChange || event.downloadRequest !== null || event.destination.sameDocument)
        return;
      if (event.destination.url.startsWith("http")) leave();
    });
  }
  // Also tells of what no `navigate` event does: the browser's own buttons and address bar.
  for (const type of ["beforeunload", "pagehide"]) {
    window.addEventListener(type, () => {
      leavingSince = performance.now();
      if (!hasNavigation) leave();
    });
  }
  window.addEventListener("pageshow", () => {
    leavingSince = Number.NEGATIVE_INFINITY;
    stop();
  });
}
