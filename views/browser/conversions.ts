/** Counted once, however often the page looks. */
const uncounted = "[data-sent]:not([data-counted])";

/**
 * Calls `tell` with the name of each sent form, when its thanks appear in a dialog or as a page. Nothing else of the
 * enquiry leaves the page.
 */
export function onConversion(listener: (form: string) => void): void {
  const look = () => {
    for (const thanks of document.querySelectorAll<HTMLElement>(uncounted)) {
      thanks.dataset.counted = "";
      if (thanks.closest("dialog") || cameFromForm()) listener(thanks.dataset.sent ?? "");
    }
  };
  document.addEventListener("htmx:after:process", look);
  look();
}

/** Whether the page of thanks follows a form: a reload, Back or a kept address is no enquiry. */
function cameFromForm(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  const isNew = entry instanceof PerformanceNavigationTiming && entry.type === "navigate";
  return isNew && document.referrer.startsWith(`${location.origin}/requests/`);
}
