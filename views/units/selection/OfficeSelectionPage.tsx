import type { RentalCategory } from "../../content/park.ts";
import { leastRent, unitsInWords } from "../../content/unit-words.ts";
import { EnquiryLink } from "../../enquiries/EnquiryLink.tsx";
import { FilterControls } from "../../filters/FilterControls.tsx";
import { Button } from "../../kit/Button.tsx";
import { rubles, squareMetres } from "../../kit/format.ts";
import { Part } from "../../kit/Part.tsx";
import type { ParkClaims } from "../../park/claims/claims.ts";
import { href } from "../../routes.ts";
import { JoinedResults } from "../list/JoinedResults.tsx";
import { NearResults } from "../list/NearResults.tsx";
import type { RentResults } from "../list/rent-results.ts";
import { FoundUnits, PriceNote } from "../list/UnitResults.tsx";
import { rentHref } from "../unit-links.ts";
import type { ChosenUnits } from "../units.filter.ts";
import { type ChosenSelection, kinds, type SelectionChoices, selectionControls } from "./selection.filter.ts";
import type { WhyNothing } from "./why-nothing.ts";

/** `results` only once something was asked; `why` if nothing fits. `wanted` is the choice as lists know it. */
export type OfficeSelectionProps = {
  choices: SelectionChoices;
  chosen: ChosenSelection;
  category: RentalCategory | undefined;
  wanted: ChosenUnits;
  claims: ParkClaims | undefined;
  results: RentResults | undefined;
  why: WhyNothing | undefined;
};

/** Three questions in one form, the answer below it. */
export function OfficeSelectionPage(props: OfficeSelectionProps) {
  const { choices, chosen, claims } = props;
  return (
    <>
      <div className="wrap selection">
        <h1>Подбор помещения</h1>
        <form
          id="filter"
          method="get"
          action={`${href("officeSelection", {})}#found`}
          aria-label="Подбор помещения"
          noValidate
        >
          <FilterControls controls={selectionControls(chosen, choices)} />
          <Button>Подобрать</Button>
        </form>
        <Answer {...props} />
      </div>
      <Part title="Пусть подберёт менеджер" ruled>
        <div className="stack">
          <p>{`Напишите, что нужно: число сотрудников, бюджет и когда хотите въехать. ${claims?.selection ?? "Предложим варианты."}`}</p>
          <p className="no-print">
            <EnquiryLink form="callback">Написать нам</EnquiryLink>
          </p>
        </div>
      </Part>
    </>
  );
}

function Answer({ results, why, category, wanted }: OfficeSelectionProps) {
  if (!results || !category) return null;
  const { total, joined, checkedAt, claims } = results;
  const isJoined = joined.fitting.length + joined.close.length > 0;
  return (
    <section id="found" className="results">
      {why ? (
        <>
          <Nothing why={why} category={category} />
          {isJoined && <JoinedResults {...results} />}
          <NearResults {...results} />
        </>
      ) : (
        <>
          <div className="selection-head">
            <h2>{`Подходит ${unitsInWords(total, category.id)}`}</h2>
            <a href={rentHref(category, wanted)}>{`Показать ${unitsInWords(total, category.id)} в списке`}</a>
          </div>
          <FoundUnits {...results} />
          <JoinedResults {...results} />
        </>
      )}
      <p className="list-foot">
        <PriceNote checkedAt={checkedAt} claims={claims} />
      </p>
    </section>
  );
}

/** Why nothing fits, and two ways to give in. */
function Nothing({ why: { reason, byArea, byRent }, category }: { why: WhyNothing; category: RentalCategory }) {
  const { such } = kinds[category.id];
  const least = leastRent(byArea?.units ?? []);
  return (
    <div className="wider">
      <h2>{`${such} сейчас нет`}</h2>
      <p>{reason}</p>
      <ul>
        {byArea && (
          <li>
            <a href={rentHref(category, byArea.chosen)}>
              Уступить в цене <b>{unitsInWords(byArea.units.length, category.id)}</b>{" "}
              <small>{least && `от ${rubles(least)}`}</small>
            </a>
          </li>
        )}
        {byRent && (
          <li>
            <a href={rentHref(category, byRent.chosen)}>
              Уступить в площади <b>{unitsInWords(byRent.units.length, category.id)}</b>{" "}
              <small>{`до ${squareMetres(Math.max(...byRent.units.map(({ square }) => square)))}`}</small>
            </a>
          </li>
        )}
        <li>
          <EnquiryLink form="callback" variant="text">
            Расскажите, что нужно <b>подберём сами</b> <small>и сообщим, когда освободится</small>
          </EnquiryLink>
        </li>
      </ul>
    </div>
  );
}
