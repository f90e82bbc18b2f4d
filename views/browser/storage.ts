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

const yearSeconds = 365 * 24 * 60 * 60;

/** Sets the locale cookie for 365 days. Russian is the only language, so the server does not read it. */
export function keepLocale(): void {
  if (/(?:^|; )locale=/.test(document.cookie)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
  document.cookie = `locale=ru; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
}
