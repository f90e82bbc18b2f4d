import type { RentalCategory } from "../../content/park.ts";
import { nounKind, unitsInWords } from "../../content/unit.ts";
import { EnquiryLink } from "../../enquiries/EnquiryLink.tsx";
import { FilterForm, listLinks } from "../../filters/FilterForm.tsx";
import { SwapInto } from "../../layout/define-fragment.ts";
import type { ParkClaims } from "../../park/claims/claims.ts";
import { fragments, href } from "../../routes.ts";
import { type AskBounds, type AskedKind, AskFields } from "../ask/Ask.tsx";
import type { Alike } from "../ledger/row-groups.ts";
import { PlainGroup, UnitRow } from "../ledger/UnitRow.tsx";
import type { RentResults } from "../list/rent-results.ts";
import { PriceNote, UnitResults } from "../list/UnitResults.tsx";
import { rentHref } from "../unit-links.ts";
import type { ChosenUnits } from "../units.filter.ts";

/** `results` of the question; before it was asked, `best` are the rows of them that stand below it. */
export type OfficeSelectionProps = {
  kinds: readonly AskedKind[];
  category: RentalCategory | undefined;
  chosen: ChosenUnits;
  bounds: AskBounds;
  claims: ParkClaims | undefined;
  results: RentResults | undefined;
  best: readonly Alike[] | undefined;
  today: string;
};

const askId = "filter-bar";

/** The one question as a page, its answers below it. */
export function OfficeSelectionPage(props: OfficeSelectionProps) {
  return (
    <div className="wrap selection" {...listLinks}>
      <h1>Подбор помещения</h1>
      <div id={askId}>
        <SelectionForm {...props} />
      </div>
      {/* A live region inside `aria-busy` would stay silent, so this one is outside. */}
      <p id="page-status" role="status" className="visually-hidden" />
      <div id="results" className="results" tabIndex={-1}>
        <SelectionResults {...props} />
      </div>
      <p className="selection-help no-print">
        {`Нет времени выбирать? Скажите, сколько вас и к какому числу. ${props.claims?.selection ?? "Предложим варианты."}`}{" "}
        <EnquiryLink variant="outline" />
      </p>
    </div>
  );
}

function SelectionForm({ kinds, category, chosen, bounds, today }: OfficeSelectionProps) {
  if (!category) return null;
  return (
    <FilterForm
      className="ask"
      action={`${href("officeSelection", {})}#results`}
      fragment={fragments.selection}
      label="Подбор помещения"
    >
      <AskFields kinds={kinds} category={category} chosen={chosen} bounds={bounds} today={today}>
        Подобрать
      </AskFields>
    </FilterForm>
  );
}

function SelectionResults({ results, best, claims }: OfficeSelectionProps) {
  if (!results) return null;
  const { category, chosen, total, look } = results;
  return (
    <>
      {best && best.length > 0 ? (
        <PlainGroup title="Можно занять сейчас">
          {best.map((units) => (
            <UnitRow key={units[0].id} units={units} look={look} />
          ))}
        </PlainGroup>
      ) : (
        <UnitResults {...results} />
      )}
      {total > 0 && (
        <p className="found">
          <a href={rentHref(category, chosen)}>{`Показать ${unitsInWords(total, nounKind(category))} в списке`}</a>
        </p>
      )}
      <p className="list-foot">
        <PriceNote checkedAt={results.checkedAt} claims={claims} />
      </p>
    </>
  );
}

/** The fragment of the selection: its answers, and what the question says of what it cannot read. */
export function SelectionFragment(props: OfficeSelectionProps & { title: string; asked: URLSearchParams }) {
  const { title, results } = props;
  return (
    <>
      <title>{title}</title>
      <SelectionResults {...props} />
      <SwapInto target={`#${askId}`} how="innerMorph">
        <SelectionForm {...props} />
      </SwapInto>
      <SwapInto target="#page-status">
        {results && `Найдено: ${unitsInWords(results.total, nounKind(results.category))}`}
      </SwapInto>
    </>
  );
}
