const areas = { local: () => localStorage, session: () => sessionStorage };

/** Storage that never throws; `session` ends with the tab. */
export type Area = keyof typeof areas;

export function stored(area: Area, key: string): string | undefined {
  try {
    return areas[area]().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value; false if the browser refuses. */
export function keep(area: Area, key: string, value: string): boolean {
  try {
    areas[area]().setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
