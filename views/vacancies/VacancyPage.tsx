import type { Department } from "../content/park.ts";
import type { Vacancy } from "../content/vacancy.ts";
import { salaryInWords } from "../content/vacancy-words.ts";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import { FactsTable } from "../kit/FactsTable.tsx";
import { longDate, telLink } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { Prose, RichText } from "../kit/RichText.tsx";
import { Section } from "../kit/Section.tsx";
import type { ParkClaims } from "../park/claims/claims.ts";
import { href } from "../routes.ts";
import { VacancyRow } from "./VacancyRow.tsx";
import { VacancyTrouble } from "./VacancyTrouble.tsx";

/**
 * What the page of a vacancy shows; `vacancy` is undefined while upstream cannot tell, `others` are open too, `staff`
 * hires, `promise` says how soon they call.
 */
export type VacancyProps = {
  vacancy: Vacancy | undefined;
  others: Vacancy[];
  staff: Department | undefined;
  hiring: ParkClaims["hiring"] | undefined;
  promise: string | undefined;
};

/** An open position: what one does, what one must know, what one gets. */
export function VacancyPage({ vacancy, others, staff, hiring, promise }: VacancyProps) {
  if (!vacancy) return <UnknownVacancy {...{ others, staff, hiring }} />;
  const { id, title, department, schedule, experience, publishedAt, short, description, salary } = vacancy;
  const pay = salaryInWords(salary);
  return (
    <>
      <PageHeading title={title} lead={short} />
      <Section tone="white">
        <div className="split split-first">
          <aside className="sticky-box panel stack" aria-label="Коротко о вакансии">
            <p className="price-month">
              <span className="num">{pay}</span>
              {pay.endsWith("₽") && ` в месяц${hiring?.net ?? ""}`}
            </p>
            <FactsTable
              rows={[
                ...(schedule ? [{ name: "График", value: schedule }] : []),
                ...(experience ? [{ name: "Опыт", value: experience }] : []),
                ...(department ? [{ name: "Отдел", value: department }] : []),
                { name: "Дата", value: <time dateTime={publishedAt}>{longDate(publishedAt)}</time> },
              ]}
            />
            <EnquiryLink form="vacancy" params={{ vacancyId: id }} wide>
              Откликнуться
            </EnquiryLink>
            {promise && <p className="small muted">{promise}</p>}
            {staff && (
              <p className="small">
                {staff.name}:{" "}
                <a className="nowrap" href={telLink(staff.phone)}>
                  {staff.phone}
                </a>
              </p>
            )}
          </aside>
          <div className="stack-l">
            {description && <RichText html={description} />}
            <Listed title="Обязанности" items={vacancy.duties} />
            <Listed title="Требования" items={vacancy.requirements} />
            <Listed title="Условия" items={vacancy.conditions} />
          </div>
        </div>
      </Section>
      <OtherVacancies others={others} hiring={hiring} />
      <div className="bottom-bar no-print">
        <span className="num">{pay}</span>
        <EnquiryLink form="vacancy" params={{ vacancyId: id }}>
          Откликнуться
        </EnquiryLink>
      </div>
    </>
  );
}

function OtherVacancies({ others, hiring }: Pick<VacancyProps, "others" | "hiring">) {
  if (others.length === 0) return null;
  return (
    <Section title="Другие вакансии" link={{ href: href("vacancies", {}), text: "Все вакансии" }}>
      <div className="rows">
        {others.map((one) => (
          <VacancyRow key={one.id} vacancy={one} hiring={hiring} />
        ))}
      </div>
    </Section>
  );
}

/** The content API is down: contacts instead of the vacancy. */
function UnknownVacancy({ others, staff, hiring }: Omit<VacancyProps, "vacancy" | "promise">) {
  return (
    <>
      <PageHeading title="Вакансия" />
      <Section tone="white">
        <VacancyTrouble title="Вакансия сейчас не загрузилась" staff={staff}>
          Обновите страницу чуть позже или спросите нас сразу.
        </VacancyTrouble>
      </Section>
      <OtherVacancies others={others} hiring={hiring} />
    </>
  );
}

function Listed({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <Prose>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Prose>
  );
}
