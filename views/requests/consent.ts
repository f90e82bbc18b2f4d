/**
 * What one agrees to by sending a form: a document of its own, as the law on personal data asks, in the edition that
 * stands at its head. The form names it and the store records it with every request. A new document is a new edition.
 */
export const consent = { file: "/docs/consent-forms.pdf", edition: "3 от 05.10.2026" } as const;
