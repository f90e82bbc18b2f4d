import { plural, range, roughly, squareMetres } from "../ui/format.ts";

/** m² a person at work below which a team is cramped, and above which it has room to spare. */
const squarePerPerson = { dense: 6, spacious: 8 };

/** How many people at work an area holds: at ease, closely, and between. */
export function capacityOf(square: number): { least: number; most: number; middle: number } {
  const of = (each: number) => Math.max(1, Math.floor(square / each));
  const least = of(squarePerPerson.spacious);
  const most = of(squarePerPerson.dense);
  return { least, most, middle: Math.floor((least + most) / 2) };
}

/** Whether the words of an office of this area, «8–11 человек», include the number. */
export function holdsPeople(square: number, people: number): boolean {
  const { least, most } = capacityOf(square);
  return least <= people && people <= most;
}

/** The areas of the offices that hold so many people, m²: from `from` (included) to `below` (excluded). */
export const areaForPeople = (people: number): { from: number; below: number } => ({
  from: people > 1 ? people * squarePerPerson.dense : 0,
  below: (people + 1) * squarePerPerson.spacious,
});

/** The way past desks that one walks at ease, metres. */
const easyWay = 1.2;

export type Verdict = "тесно" | "удобно" | "с запасом";
const tooDense: Verdict = "тесно";

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

/** How many sit at 8 to 6 m² each in so much room, or in from so little to so much. */
function capacityIn(square: number, most: number, one: string): string {
  const { least } = capacityOf(square);
  const greatest = capacityOf(most).most;
  const noun = plural(greatest, one, "человека", "человек").split(/\s/).at(-1);
  return `${range(least, greatest)} ${noun}`;
}

/** «8–11 человек». */
export const capacityWords = (square: number, most = square): string => capacityIn(square, most, "человек");

/** «23–31 человека»: after «на», where a last number in 1 takes the accusative. */
export const capacityFor = (square: number, most = square): string => capacityIn(square, most, "человека");

/** «На 35 человек: 6,3 м² каждому, удобно»; «На 12 человек тесно: по 2 м²». */
export function roomInWords(square: number, people: number, verdict: Verdict = roomFor(square / people)): string {
  const each = squareMetres(roughly(square / people));
  if (verdict === tooDense) return `На ${plural(people, "человека", "человека", "человек")} тесно: по ${each}`;
  return `На ${plural(people, "человека", "человека", "человек")}: ${each} каждому, ${verdict}`;
}

/** The same beside the word «Команда»: «6,3 м² каждому», «тесно: по 2 м²». */
export function roomForEach(square: number, people: number): string {
  const each = squareMetres(roughly(square / people));
  return roomFor(square / people) === tooDense ? `тесно: по ${each}` : `${each} каждому`;
}
