const keysMax = 1000;

/** Tells whether a key comes for the first time. Beyond a thousand keys, further ones count as known. */
export function firstTimes(): (key: string) => boolean {
  const known = new Set<string>();
  return (key) => {
    if (known.has(key) || known.size >= keysMax) return false;
    known.add(key);
    return true;
  };
}
