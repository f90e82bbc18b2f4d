import type { MediaFacadeSolution } from "../advertising/media-facade.ts";
import { solutionSize } from "../advertising/solution-words.ts";
import { floorNumber, rubles, squareMetres } from "../kit/format.ts";
import type { CategoryId, RentalCategory } from "../park/park.ts";
import type { ParkStatements } from "../park/statements/statements.ts";
import { withVat } from "../park/vat-words.ts";
import { href } from "../routes.ts";
import type { Pavilion } from "../units/pavilion.ts";
import { salaryInWords } from "../vacancies/VacancyRow.tsx";
import type { Vacancy } from "../vacancies/vacancy.ts";
import type { About } from "./define-form.ts";

const otherUnits: Record<CategoryId, string> = {
  office: "Другие офисы",
  warehouse: "Другие склады",
  trade_area: "Другие торговые помещения",
};

/** A unit as the object of a request; 0 means unknown. */
export function aboutUnit(unit: Pavilion, categories: readonly RentalCategory[]): About {
  const { id, number, category, square, price, body, floor } = unit;
  const list = categories.find((one) => one.id === category);
  return {
    ...aboutUnitNumber(id, number),
    known: { pavilionName: number, square: square || undefined, body: body.number, floor: floor.number },
    facts: [...(square > 0 ? [squareMetres(square)] : []), `корпус ${body.number}, этаж ${floorNumber(floor.number)}`],
    price: price > 0 ? `${rubles(price)} в месяц` : undefined,
    others: list && { href: href("rent", { rent: list.alias }), text: otherUnits[category] },
  };
}

/** A unit with only its number known. */
export function aboutUnitNumber(id: number, number: string): About {
  return {
    id,
    kind: "Помещение",
    name: number,
    title: `Помещение ${number}`,
    known: { pavilionName: number },
    facts: [],
    page: { href: href("pavilion", { id }), text: `К помещению ${number}` },
  };
}

export function aboutVacancy({ id, title, schedule, salary }: Vacancy, statements: ParkStatements | undefined): About {
  const pays = salary?.from !== undefined || salary?.to !== undefined;
  return {
    id,
    kind: "Вакансия",
    name: title,
    title,
    known: {},
    facts: [schedule],
    price: pays ? `${salaryInWords(salary)}${statements?.hiring.net ?? ""}` : undefined,
    page: { href: href("vacancy", { id }), text: "К вакансии" },
    others: { href: href("vacancies", {}), text: "Другие вакансии" },
  };
}

export function aboutSolution(solution: MediaFacadeSolution, statements: ParkStatements | undefined): About {
  const { id, name, width, height, price, priceUnit } = solution;
  return {
    id,
    kind: "Поверхность",
    name,
    title: name,
    known: {},
    facts: width > 0 && height > 0 ? [solutionSize(solution)] : [],
    price: price > 0 ? `${rubles(price)} ${priceUnit}${statements ? ` ${withVat(statements)}` : ""}` : undefined,
    page: { href: href("mediaFacade", { id }), text: "К описанию" },
    others: { href: href("mediaFacades", {}), text: "Другие поверхности" },
  };
}
