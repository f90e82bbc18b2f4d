/** One object of structured data (schema.org, JSON-LD) without its "@context". Addresses in it are absolute. */
export type StructuredData = { "@type": string; [property: string]: unknown };
