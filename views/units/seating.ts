/** m² a person at work below which a team is cramped, and above which it has room to spare. */
export const squarePerPerson = { dense: 6, spacious: 8 };

export type Verdict = "тесно" | "удобно" | "с запасом";

/** How a team fits: m² a person, and how many desks found a place (`small`: only as smaller desks). */
export type Seating = { people: number; each: number; verdict: Verdict; seated: number; small: boolean };

/** Judges a team by m² a person, and by the desks that found a place. */
export function seatingOf(square: number, people: number, seated: number, small: boolean): Seating {
  const each = square / people;
  const cramped = each < squarePerPerson.dense || seated < people;
  const verdict = cramped ? "тесно" : each <= squarePerPerson.spacious ? "удобно" : "с запасом";
  return { people, each, verdict, seated, small };
}
