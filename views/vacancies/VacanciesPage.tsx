import { CallToAction } from "../kit/CallToAction.tsx";
import { plural, telLink } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { Section } from "../kit/Section.tsx";
import { Steps } from "../kit/Steps.tsx";
import type { Department } from "../park/park.ts";
import { RequestLink } from "../requests/RequestLink.tsx";
import { VacancyRow } from "./VacancyRow.tsx";
import { VacancyTrouble } from "./VacancyTrouble.tsx";
import type { Vacancy } from "./vacancy.ts";

/** What the list of vacancies shows; `vacancies` is undefined while upstream cannot tell, `staff` hires. */
export type VacanciesProps = { vacancies: Vacancy[] | undefined; staff: Department | undefined };

/** Open positions in the park's own services, and how one gets hired. */
export function VacanciesPage({ vacancies, staff }: VacanciesProps) {
  const open = vacancies?.length ?? 0;
  return (
    <>
      <PageHeading
        title="Вакансии"
        lead={
          open > 0
            ? `${plural(open, "открытая вакансия", "открытые вакансии", "открытых вакансий")} в службах парка. Оформляем по Трудовому кодексу с первого дня, суммы указаны в рублях в месяц на руки.`
            : "Работа в службах парка: эксплуатация, охрана, аренда, уборка, бухгалтерия."
        }
      />
      <Section tone="white">
        {vacancies && open > 0 ? (
          <div className="rows">
            {vacancies.map((vacancy) => (
              <VacancyRow key={vacancy.id} vacancy={vacancy} level={2} />
            ))}
          </div>
        ) : (
          <NoVacancies known={vacancies !== undefined} staff={staff} />
        )}
      </Section>
      <Section title="Как мы нанимаем">
        <Steps
          items={[
            { title: "Отклик", text: "Оставьте телефон и почту в форме вакансии. Резюме можно прислать позже." },
            {
              title: "Звонок",
              text: "Отдел кадров перезвонит, ответит на вопросы и договорится о встрече.",
              note: "1 рабочий день",
            },
            {
              title: "Встреча",
              text: "Разговор с руководителем службы на месте: покажем, где и с кем вы будете работать.",
              note: "40 минут",
            },
            {
              title: "Выход",
              text: "Решение сообщаем в любом случае. Первый месяц рядом с вами наставник.",
              note: "2–3 дня",
            },
          ]}
        />
      </Section>
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
      >
        <RequestLink form="callback">Написать нам</RequestLink>
      </CallToAction>
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
