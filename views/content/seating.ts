import { plural, range } from "../ui/format.ts";

/** m² a person at work below which a team is cramped, and above which it has room to spare. */
export const squarePerPerson = { dense: 6, spacious: 8 };

/** How many people at work an area holds: at ease, closely, and between. */
export function capacityOf(square: number): { least: number; most: number; middle: number } {
  const of = (each: number) => Math.max(1, Math.floor(square / each));
  const [least, most] = [of(squarePerPerson.spacious), of(squarePerPerson.dense)];
  return { least, most, middle: Math.floor((least + most) / 2) };
}

/** The way past desks that one walks at ease, metres. */
const easyWay = 1.2;

export type Verdict = "тесно" | "удобно" | "с запасом";

/** Desks that found a place: how many, whether only as smaller ones, and the narrowest way between them, metres. */
type Seats = { seated: number; small: boolean; pass: number };

/** How a team fits. */
export type Seating = Seats & { people: number; each: number; verdict: Verdict };

/** Judges a team by m² a person, by the desks that found a place and by the ways between them. */
export function seatingOf(square: number, people: number, { seated, small, pass }: Seats): Seating {
  const each = square / people;
  const cramped = seated < people || pass < easyWay;
  const verdict = cramped ? "тесно" : roomFor(each);
  return { people, each, verdict, seated, small, pass };
}

/** The verdict on so many m² a person alone, where no desks were tried. */
export function roomFor(each: number): Verdict {
  if (each < squarePerPerson.dense) return "тесно";
  return each <= squarePerPerson.spacious ? "удобно" : "с запасом";
}

/** «8–11 человек»: how many sit at 8 to 6 m² each in so much room, or in from so little to so much. */
export function capacityWords(square: number, most = square): string {
  const [from, to] = [capacityOf(square).least, capacityOf(most).most];
  const noun = plural(to, "человек", "человека", "человек").split(/\s/).at(-1);
  return `${range(from, to)} ${noun}`;
}
