import type { StructuredData } from "./structured-data.ts";

/** Questions and answers of a page, in plain text. */
export function faqPage(items: readonly { question: string; answer: string }[]): StructuredData {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
