import type { Department } from "../content/park.ts";
import type { Vacancy } from "../content/vacancy.ts";
import { CallToAction } from "../enquiries/CallToAction.tsx";
import { plural, telLink } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { Section } from "../kit/Section.tsx";
import { Steps } from "../kit/Steps.tsx";
import type { ParkClaims } from "../park/claims/claims.ts";
import { VacancyRow } from "./VacancyRow.tsx";
import { VacancyTrouble } from "./VacancyTrouble.tsx";

/** What the list of vacancies shows; `vacancies` is undefined while upstream cannot tell, `staff` hires. */
export type VacanciesProps = {
  vacancies: Vacancy[] | undefined;
  staff: Department | undefined;
  hiring: ParkClaims["hiring"] | undefined;
};

/** Open positions in the park's own services, and how one gets hired. */
export function VacanciesPage({ vacancies, staff, hiring }: VacanciesProps) {
  const open = vacancies?.length ?? 0;
  return (
    <>
      <PageHeading
        title="Вакансии"
        lead={
          open > 0
            ? `${plural(open, "открытая вакансия", "открытые вакансии", "открытых вакансий")} в службах парка.${hiring?.terms ?? ""}`
            : (hiring?.departments ?? "Работа в службах парка.")
        }
      />
      <Section tone="white">
        {vacancies && open > 0 ? (
          <div className="rows">
            {vacancies.map((vacancy) => (
              <VacancyRow key={vacancy.id} vacancy={vacancy} level={2} hiring={hiring} />
            ))}
          </div>
        ) : (
          <NoVacancies known={vacancies !== undefined} staff={staff} />
        )}
      </Section>
      {hiring && (
        <Section title="Как мы нанимаем">
          <Steps items={hiring.steps} />
        </Section>
      )}
      <CallToAction
        title="Нет подходящей вакансии?"
        text={
          <>
            Расскажите, что умеете: позвоним, когда откроется место.
            {staff && (
              <>
                {" "}
                {staff.name}:{" "}
                <a className="nowrap" href={telLink(staff.phone)}>
                  {staff.phone}
                </a>
              </>
            )}
          </>
        }
      />
    </>
  );
}

function NoVacancies({ known, staff }: { known: boolean; staff: Department | undefined }) {
  return (
    <VacancyTrouble
      title={known ? "Сейчас открытых вакансий нет" : "Список вакансий сейчас не загрузился"}
      staff={staff}
    >
      {known ? "Оставьте контакты — позвоним, когда появятся." : "Обновите страницу чуть позже или спросите нас сразу."}
    </VacancyTrouble>
  );
}
