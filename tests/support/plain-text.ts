/** The body of an answer with ordinary spaces: tests look for words, the typographer has a test of its own. */
export async function plainText(response: Response): Promise<string> {
  return (await response.text()).replaceAll("\u00a0", " ");
}
