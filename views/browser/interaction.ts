const latestMs = 20_000;

/**
 * Fetches, once, what only an acting visitor needs: at the first sign of one, on a page that is a form at once, and for the banner's
 * sake after 20 s at the latest. When it cannot be had the next action tries again; the page works without.
 */
export function loadOnInteraction(): void {
  let asked = false;
  const load = () => {
    if (asked) return;
    asked = true;
    import("./on-interaction.ts").then(
      ({ startInteraction }) => startInteraction(),
      (fault: unknown) => {
        asked = false;
        reportError(fault);
      },
    );
  };
  for (const type of ["pointerover", "pointerdown", "keydown", "focusin"])
    document.addEventListener(type, load, { passive: true });
  if (document.querySelector("form[data-request]")) load();
  setTimeout(load, latestMs);
}
