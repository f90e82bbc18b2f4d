/** Days that a price covers: «за 30 дней» → 30. Undefined for other units: the price for 1000 contacts is left out. */
export const daysOf = (priceUnit: string): number | undefined =>
  Number(/^за\s(\d+)\sдн/.exec(priceUnit)?.[1]) || undefined;
