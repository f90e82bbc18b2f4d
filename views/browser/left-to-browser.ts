import { isBeingLeft } from "./navigation.ts";

/** What htmx leaves to the browser: modified clicks, links whose fragment fails. */
export function leaveToBrowser(): void {
  document.addEventListener("click", leaveModifiedClicks, true);
  document.addEventListener("htmx:response:error", ({ detail: { ctx } }) => openAsPage(ctx.sourceElement));
  // Lists show a network failure in their own line.
  document.addEventListener("htmx:error", ({ detail: { ctx } }) => {
    if (ctx?.sourceElement.matches("[hx-target='#dialogs']") && !isBeingLeft()) openAsPage(ctx.sourceElement);
  });
}

/** Hides clicks with Ctrl, Cmd or Shift from htmx 4.0.1, which cancels them. The browser then opens a tab. */
function leaveModifiedClicks(event: MouseEvent): void {
  const modified = event.ctrlKey || event.metaKey || event.shiftKey;
  if (modified && event.target instanceof Element && event.target.closest("a[href]")) event.stopPropagation();
}

/** If the fragment of a link or form fails, its page can say why. */
export function openAsPage(source: Element): void {
  const address = source.getAttribute("href");
  if (address !== null) location.assign(address);
  if (source instanceof HTMLFormElement && source.method === "get" && source.matches("[hx-target='#dialogs']"))
    source.submit();
}
