import { Fragment } from "react";
import type { CategoryId } from "../../content/park.ts";
import { freeInNumbers, nounKind, shortKind, unitsInWords } from "../../content/unit.ts";
import { FilterForm, FilterLink, HiddenFields, SubmitWithoutScript } from "../../filters/FilterForm.tsx";
import { fragments } from "../../routes.ts";
import { phrase } from "../../ui/format.ts";
import { Kept } from "../../ui/Kept.ts";
import { AskFields } from "../ask/Ask.tsx";
import { gatesWords, mainQuality, questionInWords } from "../criteria.ts";
import { listOrders } from "../list-order.ts";
import { rentHref } from "../unit-links.ts";
import { type ChosenUnits, unitsFilter } from "../units.filter.ts";
import type { RentResults } from "./rent-results.ts";
import { ConditionLink } from "./UnitResults.tsx";

type AskBarProps = Pick<RentResults, "category" | "chosen" | "kinds" | "total" | "today">;

/** The swap target of the bar's content. */
export const filterBarId = "filter-bar";

/** The question over its list; on a phone one line that opens it as a sheet. */
export function AskBar(props: AskBarProps) {
  const { category, chosen, today } = props;
  return (
    <div className="filter-bar no-print">
      <div className="wrap">
        <details className="ask-line" id="ask-line">
          <summary>
            <span id="ask-words">
              <AskWords category={category} chosen={chosen} today={today} />
            </span>{" "}
            <span className="ask-change">Изменить</span> <span className="ask-close">Закрыть</span>
          </summary>
        </details>
        <div id={filterBarId}>
          <AskBarContent {...props} />
        </div>
      </div>
    </div>
  );
}

export function AskWords({ category, chosen, today }: Pick<AskBarProps, "category" | "chosen" | "today">) {
  const anything = category.id === "office" ? "на любую команду и бюджет" : "на любую площадь и бюджет";
  return (
    <>
      <b>{shortKind(category)}</b> <span>{phrase(questionInWords(chosen, today), gatesWords(chosen)) || anything}</span>
    </>
  );
}

/** The part that changes with every choice. What else is chosen stays in the form unseen. */
export function AskBarContent({ category, chosen, kinds, total, today }: AskBarProps) {
  const { bodies, squareSize, priceFrom, limit } = chosen;
  return (
    <FilterForm
      action={rentHref(category, {})}
      fragment={`${fragments.units}?category=${category.id}`}
      label={`Фильтры: ${category.title.toLowerCase()}`}
      className={category.id === "office" ? "ask" : "ask ask-wide"}
    >
      <AskFields kinds={kinds} category={category} chosen={chosen} today={today} linked>
        <span>
          Показать<span className="ask-found">{total > 0 && ` ${unitsInWords(total, nounKind(category))}`}</span>
        </span>
      </AskFields>
      <HiddenFields values={[...unitsFilter.canonical({ bodies, squareSize, priceFrom, limit })]} />
    </FilterForm>
  );
}

type ListHeadProps = Pick<
  RentResults,
  "category" | "chosen" | "choices" | "conditions" | "total" | "freeNow" | "address"
>;

/** The swap targets of the words and of the fields beside the heading. */
export const foundId = "found";
export const listToolsId = "list-tools";

/**
 * «112 офисов ■ 84 свободны сейчас»; the results themselves say that there is nothing. Then each condition that no
 * field shows, as a link that takes it back.
 */
export function FoundWords({ category, chosen, choices, conditions, total, freeNow, address }: ListHeadProps) {
  const { bodies, squareSize, priceFrom, facts } = chosen;
  const unseen: ChosenUnits = { bodies, squareSize, priceFrom, facts };
  const shown = mainQuality(category.id, choices)?.options.map(({ value }): string => value) ?? [];
  // What no field shows is a condition to take back. An empty list says all conditions in its place.
  const unshown = conditions.filter(
    ({ keys, text }) => total > 0 && keys.some((key) => unseen[key] !== undefined) && !shown.includes(text),
  );
  return (
    <>
      <span className="visually-hidden">Найдено: </span>
      <span className={total === 0 ? "visually-hidden" : undefined}>{unitsInWords(total, nounKind(category))}</span>{" "}
      {freeNow > 0 && (
        <span className="free">
          {freeInNumbers(freeNow, nounKind(category))}
          <span className="free-now"> сейчас</span>
        </span>
      )}
      {unshown.map((condition) => (
        <Fragment key={condition.text}>
          {" "}
          <ConditionLink category={category} condition={condition} />
        </Fragment>
      ))}{" "}
      {conditions.length > 0 && total > 0 && (
        <FilterLink className="link no-print" whole href={rentHref(category, { sort: chosen.sort })}>
          Сбросить фильтры
        </FilterLink>
      )}{" "}
      {/* Paper has no fields and no address bar. */}
      <span className="print-only list-address" data-address={address}>
        {conditions.map(({ text }) => text).join(", ")}
      </span>
    </>
  );
}

/** The order and the one quality of the kind; they belong to the form of the question. */
export function ListTools({ category, chosen, choices }: Pick<ListHeadProps, "category" | "chosen" | "choices">) {
  const quality = mainQuality(category.id, choices);
  const asked = quality?.options.find(({ value }) => chosen.gates === value || chosen.facts?.includes(value))?.value;
  return (
    <Kept beside={choices}>
      <Tools category={category.id} choices={choices} sort={chosen.sort} asked={asked} />
    </Kept>
  );
}

type ToolsProps = {
  category: CategoryId;
  choices: ListHeadProps["choices"];
  sort: string | undefined;
  asked: string | undefined;
};

function Tools({ category, choices, sort = "", asked = "" }: ToolsProps) {
  const quality = mainQuality(category, choices);
  return (
    <>
      <select id="sort" name="sort" form="filter" aria-label="Сортировка" defaultValue={sort}>
        {listOrders.map(({ value = "", text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>{" "}
      {quality && (
        <select id={quality.name} name={quality.name} form="filter" aria-label={quality.label} defaultValue={asked}>
          <option value="">{quality.any}</option>
          {quality.options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
      <SubmitWithoutScript>Показать</SubmitWithoutScript>
    </>
  );
}
