/**
 * The consent to process personal data: a separate document, as the law requires, with its edition. The form links it
 * and the store records the edition. A new document is a new edition.
 */
export const consent = { file: "/docs/consent-forms.pdf", edition: "3 от 05.10.2026" } as const;
