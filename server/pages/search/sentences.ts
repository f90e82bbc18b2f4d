import { plainText } from "../../../views/kit/plain-text.ts";

/** The sentences of a description. */
export const sentencesOf = (html: string): string[] => plainText(html).split(/(?<=[.!?])\s/);
