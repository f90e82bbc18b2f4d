import type { Vacancy } from "../content/vacancy.ts";
import { number, rubles } from "../kit/format.ts";
import type { Scale } from "../kit/Ruler.tsx";
import { href } from "../routes.ts";
import { SalaryBar } from "./SalaryBar.tsx";

type Props = { vacancy: Vacancy; scale: Scale | undefined };

/** An open position in a list: what, when, how much to the ruler above. */
export function VacancyRow({ vacancy, scale }: Props) {
  const { id, title, department, schedule, short, salary } = vacancy;
  return (
    <li className="vacancy-row">
      <div>
        <h2>
          <a className="row-link" href={href("vacancy", { id })}>
            {title}
          </a>
        </h2>
        {short && <p>{short}</p>}
      </div>
      <p>
        {schedule}
        {schedule && department && <br />}
        {department}
      </p>
      <div className="salary">
        <b>{salaryInWords(salary)}</b>
        {scale && <SalaryBar salary={salary} scale={scale} />}
      </div>
    </li>
  );
}

/** "от 110 000 до 140 000 ₽", "от 85 000 ₽", or "по договорённости". */
export function salaryInWords(salary: Vacancy["salary"]): string {
  const { from = 0, to = 0 } = salary ?? {};
  if (from > 0 && to > 0 && from >= to) return from === to ? rubles(to) : `от ${rubles(to)}`;
  if (from > 0 && to > 0) return `от ${number(from)} до ${rubles(to)}`;
  if (from > 0) return `от ${rubles(from)}`;
  if (to > 0) return `до ${rubles(to)}`;
  return "По договорённости";
}
