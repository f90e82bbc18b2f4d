import type { Department } from "../content/park.ts";
import type { Vacancy } from "../content/vacancy.ts";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import { plural, telLink } from "../kit/format.ts";
import { PageHead } from "../kit/PageHead.tsx";
import { Part } from "../kit/Part.tsx";
import { Steps } from "../kit/Steps.tsx";
import type { CommonProps } from "../layout/common-props.ts";
import { VacancyRow } from "./VacancyRow.tsx";
import { VacancyTrouble } from "./VacancyTrouble.tsx";

/** `vacancies` is undefined while the API fails; `staff` hires. */
type Props = Pick<CommonProps, "claims"> & { vacancies: Vacancy[] | undefined; staff: Department | undefined };

/** Open positions in the park's own services, the best paid first, and how one gets hired. */
export function VacanciesPage({ vacancies, staff, claims }: Props) {
  const hiring = claims?.hiring;
  const open = vacancies?.length ?? 0;
  const most = ({ salary }: Vacancy) => salary?.to ?? salary?.from ?? 0;
  return (
    <>
      <PageHead
        title="Вакансии"
        lead={
          open > 0
            ? `${plural(open, "место", "места", "мест")} в службах парка.${hiring?.terms ?? ""}`
            : (hiring?.departments ?? "Работа в службах парка.")
        }
      />
      {vacancies && open > 0 ? (
        <div className="wrap">
          <ul className="rows">
            {vacancies
              .toSorted((a, b) => most(b) - most(a))
              .map((vacancy) => (
                <VacancyRow key={vacancy.id} vacancy={vacancy} />
              ))}
          </ul>
        </div>
      ) : (
        <div className="wrap">
          <NoVacancies loaded={vacancies !== undefined} staff={staff} />
        </div>
      )}
      <Part title="Как мы нанимаем" note={<OtherWay staff={staff} />}>
        {hiring && <Steps items={hiring.steps} />}
      </Part>
    </>
  );
}

/** For those who find nothing above. */
function OtherWay({ staff }: { staff: Department | undefined }) {
  return (
    <>
      Нет подходящей вакансии?{" "}
      <EnquiryLink form="callback" variant="text">
        Расскажите, что умеете
      </EnquiryLink>
      : позвоним, когда откроется место.
      {staff && (
        <>
          {" "}
          {staff.name}: <a href={telLink(staff.phone)}>{staff.phone}</a>
        </>
      )}
    </>
  );
}

function NoVacancies({ loaded, staff }: { loaded: boolean; staff: Department | undefined }) {
  return (
    <VacancyTrouble
      title={loaded ? "Сейчас открытых вакансий нет" : "Список вакансий сейчас не загрузился"}
      staff={staff}
    >
      {loaded
        ? "Оставьте контакты — позвоним, когда появятся."
        : "Обновите страницу чуть позже или спросите нас сразу."}
    </VacancyTrouble>
  );
}
