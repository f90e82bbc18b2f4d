/** The body of an answer with ordinary spaces: tests look for words, the typographer has a test of its own. */
export async function plainText(response: Response): Promise<string> {
  return (await response.text()).replaceAll("\u00a0", " ");
}

/** The status of an address, and its page as plain text. */
export async function getPlain({ url }: { url: string }, address: string) {
  const response = await fetch(url + address);
  return { status: response.status, html: await plainText(response) };
}
