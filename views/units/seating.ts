/** m² a person at work below which a team is cramped, and above which it has room to spare. */
export const squarePerPerson = { dense: 6, spacious: 8 };

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
  const cramped = each < squarePerPerson.dense || seated < people || pass < easyWay;
  const verdict = cramped ? "тесно" : each <= squarePerPerson.spacious ? "удобно" : "с запасом";
  return { people, each, verdict, seated, small, pass };
}
