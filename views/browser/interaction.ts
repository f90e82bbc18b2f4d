import { reloadForChunk } from "./chunk-failure.ts";

const latestMs = 20_000;

/**
 * Fetches, once, what only an acting visitor needs: at the first sign of one, on a page that is a form at once, and for the banner's
 * sake after 20 s at the latest. When it cannot be had the next action tries
 * again, and the links of dialogs lead to their pages meanwhile.
 */
export function loadOnInteraction(): void {
  let asked = false;
  let started = false;
  /** Without this code a dialog would come and nobody would open it: then its link leads to the page of the form, as without script. */
  let openersLead = false;
  document.addEventListener(
    "click",
    (event) => {
      if (!openersLead || !(event.target instanceof Element)) return;
      if (event.target.closest('a[hx-target="#dialogs"]')) event.stopPropagation();
    },
    true,
  );
  /** A press that only the code to come can answer: repeated when it is there, and left to the link where it cannot be had. */
  let held: HTMLElement | undefined;
  document.addEventListener("click", (event) => {
    if (started || openersLead || !(event.target instanceof Element)) return;
    held = event.target.closest<HTMLElement>("[data-open-banner]") ?? undefined;
    if (held) event.preventDefault();
  });
  const load = () => {
    if (asked) return;
    asked = true;
    import("./on-interaction.ts").then(
      ({ startInteraction }) => {
        started = true;
        openersLead = false;
        startInteraction();
        held?.click();
      },
      (fault: unknown) => {
        asked = false;
        openersLead = true;
        held?.click();
        reloadForChunk();
        reportError(fault);
      },
    );
  };
  for (const type of ["pointerover", "pointerdown", "keydown", "focusin"])
    document.addEventListener(type, load, { passive: true });
  if (document.querySelector("form[data-request]")) load();
  setTimeout(load, latestMs);
}
