/** Time limit for late styles. */
const waitMaxMs = 1000;

let loaded: Promise<void> | undefined;

/** Loads the styles of dialogs and suggestions at their first use. Resolves when they apply, or after `waitMaxMs`. */
export function lateStyles(): Promise<void> {
  loaded ??= load(document.querySelector<HTMLTemplateElement>("#late-styles"));
  return loaded;
}

/** The sheet takes the place of its template: those for print and for system colours still come after it. */
function load(template: HTMLTemplateElement | null): Promise<void> {
  const link = template?.content.querySelector("link");
  if (!link) return Promise.resolve();
  return new Promise((resolve) => {
    for (const type of ["load", "error"]) link.addEventListener(type, () => resolve());
    setTimeout(resolve, waitMaxMs);
    template?.replaceWith(link);
  });
}
