const shownMsMax = 20_000;

/** What `navigate` events tell; not every browser's types know them. */
type NavigateEvent = Event & {
  hashChange: boolean;
  downloadRequest: string | null;
  destination: { url: string; sameDocument: boolean };
};

const isNavigate = (event: Event): event is NavigateEvent => "destination" in event;

/** Puts the class `is-navigating` into `classes` from the click on a link to another page until this one is left, or 20 s at most. */
export function watchNavigation(classes: DOMTokenList): void {
  let timer: number | undefined;
  const arrived = () => {
    clearTimeout(timer);
    classes.remove("is-navigating");
  };
  const leave = () => {
    arrived();
    classes.add("is-navigating");
    // A download or an empty answer looks like a navigation and never ends as one.
    timer = window.setTimeout(arrived, shownMsMax);
  };
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
