/** Nothing waits longer for its styles. */
const waitMaxMs = 1000;

let loaded: Promise<void> | undefined;

/** Loads the styles of dialogs and suggestions at their first use. Resolves when they apply, or after `waitMaxMs`. */
export function lateStyles(): Promise<void> {
  loaded ??= load(document.querySelector<HTMLLinkElement>("#late-styles"));
  return loaded;
}

function load(link: HTMLLinkElement | null): Promise<void> {
  if (!link?.disabled) return Promise.resolve();
  return new Promise((resolve) => {
    for (const type of ["load", "error"]) link.addEventListener(type, () => resolve());
    setTimeout(resolve, waitMaxMs);
    link.disabled = false;
  });
}
