/** Storage that never throws; `session` ends with the tab. */
type Area = "local" | "session";

export function stored(area: Area, key: string): string | undefined {
  try {
    return window[`${area}Storage`].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value; false if the browser refuses. */
export function keep(area: Area, key: string, value: string): boolean {
  try {
    window[`${area}Storage`].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
