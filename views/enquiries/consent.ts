/** The law wants consent as a separate document. The store records its edition; a new document is a new one. */
export const consent = { file: "/docs/consent-forms.pdf", edition: "3 от 05.10.2026" } as const;
/** Of this edition's file, by `sha256sum`: a test compares it. */
export const consentSha256 = "c1d32ac0a833e523c5ff496fe736047f32ea35cd180b7a2b82b95dc93ba857d0";
