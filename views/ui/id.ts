/** Whether a text is an id as addresses and forms write it: a whole number from 1 on, without leading zeros. */
export const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);
