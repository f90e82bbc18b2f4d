import type { Vacancy } from "../content/vacancy.ts";
import { salaryInWords } from "../content/vacancy-words.ts";
import { href } from "../routes.ts";

type Props = { vacancy: Vacancy };

/** An open position in a list: what, when, how much. */
export function VacancyRow({ vacancy }: Props) {
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
      <b className="salary">{salaryInWords(salary)}</b>
    </li>
  );
}
