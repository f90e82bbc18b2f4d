import type { Vacancy } from "../content/vacancy.ts";
import { salaryInWords } from "../content/vacancy-words.ts";
import { Heading, type HeadingLevel } from "../kit/Heading.tsx";
import type { ParkClaims } from "../park/claims/claims.ts";
import { href } from "../routes.ts";

type Props = {
  vacancy: Vacancy;
  level?: HeadingLevel | undefined;
  hiring: ParkClaims["hiring"] | undefined;
};

/** An open position in a list: what, how much and when. */
export function VacancyRow({ vacancy, level, hiring }: Props) {
  const { id, title, department, schedule, short, salary } = vacancy;
  return (
    <article className="vacancy">
      <div>
        <Heading level={level}>
          <a className="cover-link" href={href("vacancy", { id })}>
            {title}
          </a>
        </Heading>
        {short && <p className="muted">{short}</p>}
      </div>
      <p className="vacancy-terms">
        <span>
          <span className="num">{salaryInWords(salary)}</span>
          {(salary?.from || salary?.to) && <span className="small"> в месяц{hiring?.net}</span>}
        </span>
        <span className="small muted">{[department, schedule].filter(Boolean).join(" · ")}</span>
      </p>
    </article>
  );
}
