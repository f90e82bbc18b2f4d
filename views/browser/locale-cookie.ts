const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Remembers the language, Russian being the only one, for 365 days. It never changes a page, so the server need not
 * read it.
 */
export function keepLocale(): void {
  if (/(?:^|; )locale=/.test(document.cookie)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
  document.cookie = `locale=ru; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
}
