import type { Department } from "../content/park.ts";
import { salaryInWords, type Vacancy } from "../content/vacancy.ts";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import type { CommonProps } from "../layout/define-page.ts";
import { href } from "../routes.ts";
import { longDate, telLink } from "../ui/format.ts";
import { PageHead, Part } from "../ui/PageParts.tsx";
import { PhoneNumber } from "../ui/PhoneNumber.tsx";
import { RichText } from "../ui/RichText.tsx";
import { PriceSheet } from "../ui/Tables.tsx";
import { VacancyLines, VacancyTrouble, whileUnknown } from "./VacanciesPage.tsx";

/** `vacancy` is undefined while the API fails; `staff` hires. */
type Props = Pick<CommonProps, "claims"> & {
  vacancy: Vacancy | undefined;
  others: Vacancy[];
  staff: Department | undefined;
};

/** An open position as a document: what one does, what one must know, what one gets. */
export function VacancyPage({ vacancy, others, staff, claims }: Props) {
  if (!vacancy) return <UnknownVacancy {...{ others, staff }} />;
  const { id, title, short, description } = vacancy;
  const call = staff && telLink(staff.phone);
  return (
    <>
      <PageHead
        title={title}
        lead={short}
        action={
          <>
            <EnquiryLink form="vacancy" params={{ vacancyId: id }}>
              Откликнуться
            </EnquiryLink>{" "}
            {call && (
              <a className="button button-outline" href={call}>
                Позвонить
              </a>
            )}
          </>
        }
      />
      <div className="wrap beside">
        <PriceSheet title="Коротко" rows={factsOf(vacancy, staff, claims)}>
          {claims?.calls.vacancy.lead && <p className="small muted">{claims.calls.vacancy.lead}</p>}
        </PriceSheet>
        <div>
          {description && <RichText html={description} />}
          <Listed title="Обязанности" items={vacancy.duties} />
          <Listed title="Требования" items={vacancy.requirements} />
          <Listed title="Условия" items={vacancy.conditions} />
        </div>
      </div>
      <OtherVacancies others={others} />
    </>
  );
}

function factsOf(vacancy: Vacancy, staff: Department | undefined, claims: Props["claims"]) {
  const { department, schedule, experience, publishedAt, salary } = vacancy;
  const pay = salaryInWords(salary);
  return [
    { name: "Оплата", value: pay.endsWith("₽") ? `${pay} в месяц${claims?.hiring.net ?? ""}` : pay },
    { name: "График", value: schedule },
    { name: "Опыт", value: experience },
    { name: "Отдел", value: department },
    { name: "Опубликована", value: <time dateTime={publishedAt}>{longDate(publishedAt)}</time> },
    ...(staff ? [{ name: staff.name, value: <PhoneNumber phone={staff.phone} /> }] : []),
  ];
}

function OtherVacancies({ others }: Pick<Props, "others">) {
  if (others.length === 0) return null;
  return (
    <Part title="Другие вакансии" note={<a href={href("vacancies", {})}>Все вакансии</a>}>
      <VacancyLines vacancies={others} />
    </Part>
  );
}

/** The content API is down: contacts instead of the vacancy. */
function UnknownVacancy({ others, staff }: Pick<Props, "others" | "staff">) {
  return (
    <>
      <PageHead title="Вакансия" />
      <div className="wrap">
        <VacancyTrouble title="Вакансия сейчас не загрузилась" staff={staff}>
          {whileUnknown}
        </VacancyTrouble>
      </div>
      <OtherVacancies others={others} />
    </>
  );
}

function Listed({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <div className="prose">
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
