import type { RentalCategory } from "../content/park.ts";
import type { MediaFacadeSolution } from "../content/surface.ts";
import { placeInWords, type Unit } from "../content/unit.ts";
import { salaryInWords, type Vacancy } from "../content/vacancy.ts";
import type { ParkClaims } from "../park/claims/claims.ts";
import { withVat } from "../park/park-words.ts";
import { href } from "../routes.ts";
import { premisesTitle, rubles, sides, squareMetres } from "../ui/format.ts";
import type { Subject } from "./define-form.ts";

/** A unit as the object of an enquiry; 0 means unknown. */
export function subjectOfUnit(unit: Unit, categories: readonly RentalCategory[]): Subject {
  const { id, number, category, square, price, building, floor } = unit;
  const list = categories.find((item) => item.id === category);
  return {
    ...subjectOfUnitNumber(id, number),
    locked: { pavilionName: number, square: square || undefined, body: building.number, floor: floor.number },
    facts: [...(square > 0 ? [squareMetres(square)] : []), placeInWords(unit)],
    price: price > 0 ? `${rubles(price)} в месяц` : undefined,
    others: list && { href: href("rent", { rent: list.alias }), text: `Другие ${list.name.toLowerCase()}` },
  };
}

export function subjectOfUnitNumber(id: number, number: string): Subject {
  return {
    id,
    kind: "Помещение",
    name: number,
    title: premisesTitle(number),
    locked: { pavilionName: number },
    facts: [],
    page: { href: href("unit", { id }), text: `К помещению ${number}` },
  };
}

export function subjectOfVacancy({ id, title, schedule, salary }: Vacancy, claims: ParkClaims | undefined): Subject {
  const pays = salary?.from !== undefined || salary?.to !== undefined;
  return {
    id,
    kind: "Вакансия",
    name: title,
    title,
    locked: {},
    facts: [schedule],
    price: pays ? `${salaryInWords(salary)}${claims?.hiring.net ?? ""}` : undefined,
    page: { href: href("vacancy", { id }), text: "К вакансии" },
    others: { href: href("vacancies", {}), text: "Другие вакансии" },
  };
}

export function subjectOfSolution(solution: MediaFacadeSolution, claims: ParkClaims | undefined): Subject {
  const { id, name, width, height, price, priceUnit } = solution;
  return {
    id,
    kind: "Поверхность",
    name,
    title: name,
    locked: {},
    facts: width > 0 && height > 0 ? [sides(solution.width, solution.height)] : [],
    price: price > 0 ? `${rubles(price)} ${priceUnit}${claims ? ` ${withVat(claims)}` : ""}` : undefined,
    page: { href: href("mediaFacade", { id }), text: "К описанию" },
    others: { href: href("advertising", {}), text: "Другие поверхности" },
  };
}
