const bodyLettersMax = 5;

/** A number as a drawing has room for it: "2А", "Ж-12"; of a long name its first word or letters. */
export function shortSign(number: string, lettersMax = bodyLettersMax): string {
  if (number.length <= lettersMax) return number;
  const [first = ""] = number.split(" ");
  return first !== "" && first.length <= lettersMax ? first : `${number.slice(0, lettersMax - 1)}…`;
}
