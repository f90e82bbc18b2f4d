import { plainText } from "../../../views/kit/plain-text.ts";

export const sentencesOf = (html: string): string[] => plainText(html).split(/(?<=[.!?])\s/);
