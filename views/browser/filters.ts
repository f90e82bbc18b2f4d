/** Filters: what is empty is left out of the address, and typing makes no step of the history for every letter. */
export function startFilters(): void {
  document.addEventListener("formdata", dropEmptyValues);
  joinTypedSteps();
}

/** What a visitor left empty is no condition, and makes no part of an address. */
function dropEmptyValues({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement) || target.method !== "get") return;
  for (const key of new Set(formData.keys())) {
    const given = formData.getAll(key).filter((value) => value !== "");
    formData.delete(key);
    for (const value of given) formData.append(key, value);
  }
}

/** Typing on in one field is one step of the history, however often it is searched meanwhile. */
function joinTypedSteps(): void {
  let typedIn: EventTarget | null | undefined;
  let before: EventTarget | null | undefined;
  document.addEventListener("htmx:config:request", ({ detail: { ctx } }) => {
    const event = ctx.sourceEvent;
    typedIn = event?.type === "input" && event instanceof InputEvent ? event.target : undefined;
  });
  document.addEventListener("htmx:before:history:update", ({ detail }) => {
    if (typedIn && typedIn === before) detail.history.type = "replace";
    before = typedIn;
  });
}
