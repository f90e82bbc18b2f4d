/** A text with plain spaces. The typographer has its own test. */
export const plain = (text: string): string => text.replace(/\u00a0|&nbsp;/g, " ");

/** The body of an answer with plain spaces. */
export const plainText = async (response: Response): Promise<string> => plain(await response.text());

/** The status and the plain text of a page. */
export async function getPlain({ url }: { url: string }, address: string) {
  const response = await fetch(url + address);
  return { status: response.status, html: await plainText(response) };
}
