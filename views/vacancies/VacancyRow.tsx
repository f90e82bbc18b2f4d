import type { Vacancy } from "../content/vacancy.ts";
import { number, rubles } from "../kit/format.ts";
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

/** "от 110 000 до 140 000 ₽", "от 85 000 ₽", or "по договорённости". */
export function salaryInWords(salary: Vacancy["salary"]): string {
  const { from = 0, to = 0 } = salary ?? {};
  if (from > 0 && to > 0 && from >= to) return from === to ? rubles(to) : `от ${rubles(to)}`;
  if (from > 0 && to > 0) return `от ${number(from)} до ${rubles(to)}`;
  if (from > 0) return `от ${rubles(from)}`;
  if (to > 0) return `до ${rubles(to)}`;
  return "По договорённости";
}
