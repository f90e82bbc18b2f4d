/** A schema.org object (JSON-LD) without "@context". Addresses are absolute. */
export type StructuredData = { "@type": string; [property: string]: unknown };
