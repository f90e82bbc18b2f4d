import type { CDPSession, Page } from "playwright/test";

const usualLettersPx = 16;

/** Only the session that has set the size of a page's letters can set it back. */
const sessions = new WeakMap<Page, CDPSession>();

/** Sets the browser's usual size of letters, as a visitor's own setting does. */
export async function setLetters(page: Page, sizePx: number): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send("Page.setFontSizes", { fontSizes: { standard: sizePx } });
}

/** Gives a page that other tests have used its usual letters. */
export async function resetLetters(page: Page): Promise<void> {
  if (sessions.has(page)) await setLetters(page, usualLettersPx);
}
