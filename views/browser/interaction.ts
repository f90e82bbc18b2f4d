const latestMs = 20_000;

let loaded: Promise<void> | undefined;

/** Fetches and starts, once, what an acting visitor needs. A failure is tried again by the next action; the page works without. */
export function loadInteraction(): Promise<void> {
  loaded ??= import("./on-interaction.ts")
    .then(({ startInteraction }) => startInteraction())
    .catch((fault: unknown) => {
      loaded = undefined;
      reportError(fault);
    });
  return loaded;
}

/** Does so at the first sign of a visitor, on a page that is a form at once, and for the banner after 20 s at the latest. */
export function loadOnInteraction(): void {
  const load = () => void loadInteraction();
  for (const type of ["pointerover", "pointerdown", "keydown", "focusin"]) {
    document.addEventListener(type, load, { once: true, passive: true });
  }
  if (document.querySelector("form[data-request]")) load();
  setTimeout(load, latestMs);
}
