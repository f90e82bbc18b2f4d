const areas = { local: () => localStorage, session: () => sessionStorage };

/**
 * What the browser keeps for the site; `session` ends with the tab. Where it refuses, nothing is kept and nothing
 * breaks.
 */
export type Area = keyof typeof areas;

/** The value kept under `key`; undefined where there is none. */
export function stored(area: Area, key: string): string | undefined {
  try {
    return areas[area]().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps `value` under `key`; says whether the browser took it. */
export function keep(area: Area, key: string, value: string): boolean {
  try {
    areas[area]().setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
