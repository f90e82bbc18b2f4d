const plural = new Intl.PluralRules("ru");
const number = new Intl.NumberFormat("ru", { maximumFractionDigits: 2 });

/** A number as Russians write it, at most two decimals: "70,2", "1 240". */
export function decimal(value: number): string {
  return number.format(value);
}

/** An amount with its unit, kept on one line: `amount(70.2, "м²")` is "70,2 м²". */
export function amount(value: number, unit: string): string {
  return `${decimal(value)}\u00a0${unit}`;
}

/** An amount with the noun in the right form: `counted(3, "окно", "окна", "окон")` is "3 окна". */
export function counted(count: number, one: string, few: string, many: string): string {
  const form = plural.select(count);
  return amount(count, form === "one" ? one : form === "few" ? few : many);
}

/** The text with short words, dashes and numbers kept on the line of their neighbour, as Russian typography asks. */
export function withBoundWords(text: string): string {
  return text
    .replace(/(?<![\p{L}\d])(?!м |т )(\p{L}{1,2}) (?=[\p{L}\d+«])/gu, "$1\u00a0")
    .replace(/(\d) (?=[\p{L}°])/gu, "$1\u00a0")
    .replace(/(?<=корпус\p{L}*) (?=\d)/gu, "\u00a0")
    .replace(/ (?=—)/g, "\u00a0")
    .replace(/ × /g, "\u00a0×\u00a0");
}
