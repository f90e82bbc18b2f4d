import type { RentalCategory } from "../../content/park.ts";
import { squarePerPerson } from "../../content/seating.ts";
import { CallToAction } from "../../enquiries/CallToAction.tsx";
import { FilterControls } from "../../filters/FilterControls.tsx";
import { Button } from "../../kit/Button.tsx";
import { EmptyResult } from "../../kit/EmptyResult.tsx";
import { number, plural, range, rubles } from "../../kit/format.ts";
import { PageHeading } from "../../kit/PageHeading.tsx";
import { Section } from "../../kit/Section.tsx";
import type { ParkClaims } from "../../park/claims/claims.ts";
import { withVat } from "../../park/vat-words.ts";
import { href } from "../../routes.ts";
import { CompareBar } from "../comparison/CompareBar.tsx";
import type { RentResults } from "../list/rent-results.ts";
import { FoundUnits, PriceNote } from "../list/UnitResults.tsx";
import { rentHref } from "../unit-links.ts";
import type { ChosenUnits } from "../units.filter.ts";
import type { PlacementParameters } from "./placement.ts";
import { type ChosenSelection, selectionFilter } from "./selection.filter.ts";

/**
 * Props of the selection. `found` is undefined until something was asked; `wanted` is the same choice for the list of
 * units.
 */
export type OfficeSelectionProps = {
  parameters: PlacementParameters;
  chosen: ChosenSelection;
  category: RentalCategory | undefined;
  wanted: ChosenUnits;
  claims: ParkClaims | undefined;
  found: { results: RentResults; instead: { text: string; chosen: ChosenUnits; count: number }[] } | undefined;
};

const units = (n: number) => plural(n, "помещение", "помещения", "помещений");

/** Three questions on one form, the answer below it. */
export function OfficeSelectionPage(props: OfficeSelectionProps) {
  const { parameters, chosen } = props;
  const { square, cost } = parameters;
  const { dense, spacious } = squarePerPerson;
  return (
    <>
      <PageHeading
        title="Подбор помещения"
        lead={
          square.max > 0
            ? `Есть помещения от ${number(square.min)} до ${number(square.max)} м²${cost.min > 0 ? `, от ${rubles(cost.min)} до ${rubles(cost.max)} в месяц ${withVat(props.claims)}` : ""}.`
            : undefined
        }
      >
        <form
          id="filter"
          className="picker picker-steps"
          method="get"
          action={`${href("officeSelection", {})}#found`}
          aria-label="Подбор помещения"
          noValidate
        >
          <FilterControls controls={selectionFilter.controls(chosen, parameters)} />
          <p className="field-hint">
            На одного сотрудника считаем {range(dense, spacious)} м². Знаете площадь точно — оставьте поле с
            сотрудниками пустым.
          </p>
          <Button>Подобрать</Button>
        </form>
      </PageHeading>
      {props.found && <Found {...props} />}
      <CallToAction
        title="Пусть подберёт менеджер"
        text={`Напишите, что нужно: число сотрудников, бюджет и когда хотите въехать. ${props.claims?.selection ?? "Предложим варианты."}`}
      />
    </>
  );
}

function Found({ found, category, wanted }: OfficeSelectionProps) {
  if (!found || !category) return null;
  const { total } = found.results;
  if (total === 0)
    return (
      <Section id="found">
        <EmptyResult title="Точно такого сейчас нет">
          <p>Зато есть близкое:</p>
          <ul>
            {found.instead.map(({ text, chosen, count }) => (
              <li key={text}>
                <a href={rentHref(category, chosen)}>
                  {category.title}, {text}
                </a>{" "}
                — {units(count)}
              </li>
            ))}
            <li>
              <a href={href("plan", {})}>Схема корпусов</a>: что свободно на каждом этаже
            </li>
          </ul>
        </EmptyResult>
      </Section>
    );
  return (
    <Section
      id="found"
      title={`Подходит ${units(total)}`}
      link={{ href: rentHref(category, wanted), text: `Показать ${units(total)} в списке` }}
    >
      <div className="results comparing">
        <FoundUnits {...found.results} />
        <p className="find-foot">
          <PriceNote {...found.results} />
        </p>
        <CompareBar form="filter" />
      </div>
    </Section>
  );
}
