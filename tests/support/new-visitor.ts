let visitors = 0;

/** A new visitor with an unused IP address and phone. */
export function newVisitor(): { address: string; phone: string } {
  visitors += 1;
  const address = `198.51.${Math.floor(visitors / 250)}.${1 + (visitors % 250)}`;
  return { address, phone: `+7918${String(1_000_000 + visitors)}` };
}
