import type { Vacancy } from "../content/vacancy.ts";
import { salaryInWords } from "../content/vacancy-words.ts";
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
        {scale ? <SalaryBar salary={salary} scale={scale} /> : <b>{salaryInWords(salary)}</b>}
      </div>
    </li>
  );
}
