const yearSeconds = 365 * 24 * 60 * 60;

/** Sets the locale cookie for 365 days. Russian is the only language, so the server does not read it. */
export function keepLocale(): void {
  if (/(?:^|; )locale=/.test(document.cookie)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
  document.cookie = `locale=ru; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
}
