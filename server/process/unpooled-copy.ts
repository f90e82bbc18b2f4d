/**
 * Copies bytes into an unpooled buffer, for those that are kept. Node cuts small buffers out of shared blocks of 64 kB,
 * and each would keep its whole block in memory.
 */
export const unpooledCopy = (bytes: Uint8Array): Buffer => Buffer.from(new Uint8Array(bytes).buffer);
