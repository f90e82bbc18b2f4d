const keysMax = 1000;

/** Tells whether a key comes for the first time. Beyond a thousand keys, further ones count as known. */
export function firstTimes(): (key: string) => boolean {
  const keys = new Set<string>();
  return (key) => {
    if (keys.has(key) || keys.size >= keysMax) return false;
    keys.add(key);
    return true;
  };
}
