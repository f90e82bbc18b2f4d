/** The body of an answer with plain spaces. The typographer has its own test. */
export async function plainText(response: Response): Promise<string> {
  return (await response.text()).replaceAll("\u00a0", " ");
}

/** The status and the plain text of a page. */
export async function getPlain({ url }: { url: string }, address: string) {
  const response = await fetch(url + address);
  return { status: response.status, html: await plainText(response) };
}
