/** The VAT that this owner's prices contain. */
export const vatPercent = 22;

/** «НДС 22 %» */
export const vat = `НДС ${vatPercent} %`;
