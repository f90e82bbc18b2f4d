/** A building's number in a circle: the same sign in drawings, rows and switches. */
export const BuildingSign = ({ number }: { number: string }) => <b className="building-sign">{shortSign(number)}</b>;

const lettersMax = 5;

/** A number as a drawing has room for it: "2А", "Ж-12"; of a long name its first word or letters. */
export function shortSign(number: string): string {
  if (number.length <= lettersMax) return number;
  const [first = ""] = number.split(" ");
  return first !== "" && first.length <= lettersMax ? first : `${number.slice(0, lettersMax - 1)}…`;
}
