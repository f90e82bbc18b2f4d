/**
 * Behaviour of the filter bar. Popovers close on Escape, outside clicks and after use. Links that change the choice
 * also update the controls. The park's drawing acts like its list of buildings.
 */
export function startFilterBar(): void {
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    const opened = openedIn(document.activeElement) ?? document.querySelector<HTMLDetailsElement>(".pop[open]");
    close(opened);
  });
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const opened of document.querySelectorAll<HTMLDetailsElement>(".pop[open]"))
      if (!opened.contains(target)) opened.open = false;
  });
  document.addEventListener("click", pressBuilding);
  document.addEventListener("htmx:after:swap", ({ detail: { ctx } }) => {
    const { sourceElement: source, sourceEvent: event } = ctx;
    const form = document.querySelector("form#filter");
    if (!(form instanceof HTMLFormElement) || !isListSource(source)) return;
    // During typing and ticking the controls are newer than the response.
    if (source === form && event?.type !== "submit") return;
    showDefaults(form);
    const opened = openedIn(source) ?? openedIn(document.activeElement);
    const dropped = source.id.startsWith("drop-") ? `pop-${source.id.slice("drop-".length)}` : undefined;
    if (dropped) document.getElementById(dropped)?.querySelector("summary")?.focus();
    else close(opened);
  });
}

const isListSource = (source: Element) =>
  source.id === "filter" || source.closest("#filter-bar, #park, #results") !== null;

/** The popover around an element. */
function openedIn(element: Element | null): HTMLDetailsElement | null {
  return element?.closest<HTMLDetailsElement>(".pop[open]") ?? null;
}

/** Closes a popover; focus inside it returns to its button. */
function close(opened: HTMLDetailsElement | null): void {
  if (!opened) return;
  if (opened.contains(document.activeElement)) opened.querySelector("summary")?.focus();
  opened.open = false;
}

/** Resets a form's controls to their markup, except the ticks of the list. */
export function showDefaults(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (!form.contains(control)) continue;
    if (control instanceof HTMLSelectElement)
      for (const option of control.options) option.selected = option.defaultSelected;
    else if (control instanceof HTMLInputElement && control !== document.activeElement)
      control.value = control.defaultValue;
    if (control instanceof HTMLInputElement) control.checked = control.defaultChecked;
  }
}

/** Forwards a click on a building of the drawing to the list's checkbox, which htmx observes. */
function pressBuilding(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const address = target.closest("#park svg a")?.getAttribute("href");
  const links = [...document.querySelectorAll<HTMLAnchorElement>("#park .park-list a")];
  const same = links.find((link) => link.getAttribute("href") === address);
  if (!same) return;
  event.preventDefault();
  same.click();
}
