/** A WebP of 64 × 48 px in a light tone, with the outline of a picture. */
const webp =
  "UklGRpYAAABXRUJQVlA4IIoAAAAwBgCdASpAADAAPrVUokunJSMhrVmYAOAWiWkA0UmoASRVvA8QyCwk8YkMEOEy1i0NzbiAyYIWkGDw" +
  "AP7xAomzZD9oMNNBkGg83H4s4BX69RJonVsIsX1nuQCfznhAsY4EmE8LVHrGGxPtzIslxeQyW8CdLYMNp3mCUbD1FG+thKbW5pwg0awA" +
  "AAA=";

/**
 * What a browser shows where a picture cannot be had, instead of its broken icon. Browsers draw the picture of an
 * answer regardless of its status.
 */
export const neutralPicture = { type: "image/webp", bytes: Buffer.from(webp, "base64") } as const;
