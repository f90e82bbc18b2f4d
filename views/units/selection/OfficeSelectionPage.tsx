import type { RentalCategory } from "../../content/park.ts";
import { unitsInWords } from "../../content/unit.ts";
import { EnquiryLink } from "../../enquiries/EnquiryLink.tsx";
import { listLinks } from "../../filters/FilterForm.tsx";
import type { ParkClaims } from "../../park/claims/claims.ts";
import { href } from "../../routes.ts";
import { type AskedKind, AskFields } from "../ask/Ask.tsx";
import type { RentResults } from "../list/rent-results.ts";
import { PriceNote, UnitResults } from "../list/UnitResults.tsx";
import { rentHref } from "../unit-links.ts";
import type { ChosenUnits } from "../units.filter.ts";

/** `results` only once something was asked. */
export type OfficeSelectionProps = {
  kinds: readonly AskedKind[];
  category: RentalCategory | undefined;
  chosen: ChosenUnits;
  claims: ParkClaims | undefined;
  results: RentResults | undefined;
  today: string;
};

/** The one question as a page, its answers below it. */
export function OfficeSelectionPage({ kinds, category, chosen, claims, results, today }: OfficeSelectionProps) {
  return (
    <div className="wrap selection">
      <h1>Подбор помещения</h1>
      {category && (
        <form
          id="filter"
          className="ask"
          method="get"
          action={`${href("officeSelection", {})}#found`}
          aria-label="Подбор помещения"
          noValidate
        >
          <AskFields kinds={kinds} category={category} chosen={chosen} today={today}>
            Подобрать
          </AskFields>
        </form>
      )}
      {results && (
        <section id="found" className="results" {...listLinks}>
          {results.total > 0 && (
            <p className="found">
              <a href={rentHref(results.category, results.chosen)}>
                {`Показать ${unitsInWords(results.total, results.category.id)} в списке`}
              </a>
            </p>
          )}
          <UnitResults {...results} />
          <p className="list-foot">
            <PriceNote checkedAt={results.checkedAt} claims={claims} />
          </p>
        </section>
      )}
      <p className="selection-help no-print">
        {`Нет времени выбирать? Скажите, сколько вас и к какому числу. ${claims?.selection ?? "Предложим варианты."}`}{" "}
        <EnquiryLink variant="outline" />
      </p>
    </div>
  );
}
