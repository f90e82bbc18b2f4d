import type { ReactNode } from "react";
import type { Department } from "../content/park.ts";
import { salaryInWords, type Vacancy } from "../content/vacancy.ts";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import type { CommonProps } from "../layout/define-page.ts";
import { headPicture } from "../park/ModelFigure.tsx";
import { href } from "../routes.ts";
import { plural, sentenceOf } from "../ui/format.ts";
import { MailLink } from "../ui/MailLink.tsx";
import { EmptyResult, PageHead } from "../ui/PageParts.tsx";
import { PhoneNumber } from "../ui/PhoneNumber.tsx";
import { Line, Lines } from "../ui/Tables.tsx";

/** `vacancies` is undefined while the API fails; `staff` hires. */
type VacanciesPageProps = Pick<CommonProps, "claims" | "model"> & {
  vacancies: Vacancy[] | undefined;
  staff: Department | undefined;
};

/** Open positions in the park's own services, the best paid first. */
export function VacanciesPage({ vacancies, staff, claims, model }: VacanciesPageProps) {
  const open = vacancies?.length ?? 0;
  const most = ({ salary }: Vacancy) => salary?.to ?? salary?.from ?? 0;
  return (
    <>
      <PageHead
        title="Вакансии"
        lead={
          open > 0
            ? `${plural(open, "вакансия", "вакансии", "вакансий")} в службах парка.${claims?.hiring.terms ?? ""}`
            : "Работа в службах парка."
        }
        picture={headPicture(model?.entrance, "Вход в парк вечером")}
      />
      <div className="wrap">
        {vacancies && open > 0 ? (
          <>
            <VacancyLines vacancies={vacancies.toSorted((a, b) => most(b) - most(a))} />
            {staff?.email && (
              <p className="foot-line">
                Не нашли себя? Напишите в {staff.name.toLowerCase()}: <MailLink email={staff.email} />
              </p>
            )}
          </>
        ) : (
          <VacancyTrouble
            title={vacancies ? "Сейчас открытых вакансий нет" : "Список вакансий сейчас не загрузился"}
            staff={staff}
          >
            {vacancies ? "Оставьте контакты — позвоним, когда появятся." : whileUnknown}
          </VacancyTrouble>
        )}
      </div>
    </>
  );
}

/** Open positions with their salaries in one column. */
export const VacancyLines = ({ vacancies }: { vacancies: readonly Vacancy[] }) => (
  <Lines>
    {vacancies.map(({ id, title, department, schedule, salary }) => (
      <Line
        key={id}
        href={href("vacancy", { id })}
        title={title}
        text={sentenceOf([department, schedule].filter(Boolean))}
        value={salaryInWords(salary)}
      />
    ))}
  </Lines>
);

/** What to do while the API fails. */
export const whileUnknown = "Обновите страницу чуть позже или спросите нас сразу.";

type VacancyTroubleProps = { title: string; staff: Department | undefined; children: ReactNode };

/** The reason for a missing vacancy, and contacts. */
export function VacancyTrouble({ title, staff, children }: VacancyTroubleProps) {
  return (
    <EmptyResult title={title}>
      <p>{children}</p>
      {staff && (
        <p>
          {staff.name}: <PhoneNumber phone={staff.phone} />
        </p>
      )}
      <EnquiryLink />
    </EmptyResult>
  );
}
