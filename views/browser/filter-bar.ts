/**
 * The filter bar, once htmx brings its results: popovers close on Esc, on a press outside and when they have done their
 * work; a link or a button that changes the choice sets the controls to what holds then; the drawing of the park acts
 * as its list does.
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
    // While one types and ticks, the controls are ahead of the answer.
    if (source === form && event?.type !== "submit") return;
    showDefaults(form);
    const opened =
      openedIn(source) ?? form.closest<HTMLDetailsElement>(".sheet[open]") ?? openedIn(document.activeElement);
    const dropped = source.id.startsWith("drop-") ? `pop-${source.id.slice("drop-".length)}` : undefined;
    if (dropped) document.getElementById(dropped)?.querySelector("summary")?.focus();
    else close(opened);
  });
}

const isListSource = (source: Element) =>
  source.id === "filter" || source.closest("#filter-bar, #park, #results") !== null;

/** The popover or the sheet that an element stands in. */
function openedIn(element: Element | null): HTMLDetailsElement | null {
  return element?.closest<HTMLDetailsElement>(".pop[open], .sheet[open]") ?? null;
}

/** Closes a popover; the focus that was in it goes to what opens it. */
function close(opened: HTMLDetailsElement | null): void {
  if (!opened) return;
  if (opened.contains(document.activeElement)) opened.querySelector("summary")?.focus();
  opened.open = false;
}

/** Sets the controls inside a form to what its markup says; ticks of the list belong to it too, but stay. */
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

/** A press on a building of the drawing is one on the same building of the list, which htmx knows. */
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
