/** A fault for the owner of the content API to mend. `breaks`: visitors would miss a page or a tenth of a list. */
export type Problem = { where: string; what: string; remedy: string; breaks: boolean };

/** One line: the place, what is wrong with it, what to do. */
export const problemLine = ({ where, what, remedy, breaks }: Problem): string =>
  `${breaks ? "✗" : "·"} ${where}: ${what}. ${remedy}`;
