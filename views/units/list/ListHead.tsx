import { Fragment } from "react";
import { unitsInWords } from "../../content/unit.ts";
import { FilterForm, FilterLink, HiddenFields } from "../../filters/FilterForm.tsx";
import { fragments } from "../../routes.ts";
import { number } from "../../ui/format.ts";
import { Kept } from "../../ui/Kept.ts";
import { AskFields, kindNames, questionInWords } from "../ask/Ask.tsx";
import { mainQuality } from "../criteria.ts";
import { rentHref } from "../unit-links.ts";
import { type ChosenUnits, listOrders, unitConditions } from "../units.filter.ts";
import type { RentResults } from "./rent-results.ts";

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
  return (
    <>
      <b>{kindNames[category.id]}</b> <span>{questionInWords(chosen, category.id, today)}</span>
    </>
  );
}

/** The part that changes with every choice. What else is chosen stays in the form unseen. */
export function AskBarContent({ category, chosen, kinds, total, today }: AskBarProps) {
  const { bodies = [], squareSize, priceFrom, limit } = chosen;
  return (
    <FilterForm
      action={rentHref(category, {})}
      fragment={`${fragments.units}?category=${category.id}`}
      label={`Фильтры: ${category.title.toLowerCase()}`}
      className={category.id === "office" ? "ask" : "ask ask-wide"}
    >
      <AskFields kinds={kinds} category={category} chosen={chosen} today={today} linked>
        Показать<span className="ask-found">{total > 0 && ` ${unitsInWords(total, category.id)}`}</span>
      </AskFields>
      <HiddenFields
        values={[
          ...bodies.map((id) => ["bodies", id] as const),
          ["squareSize", squareSize],
          ["priceFrom", priceFrom],
          ["limit", limit],
        ]}
      />
    </FilterForm>
  );
}

type ListHeadProps = Pick<RentResults, "category" | "chosen" | "choices" | "total" | "now" | "address">;

/** The swap targets of the words and of the fields beside the heading. */
export const foundId = "found";
export const listToolsId = "list-tools";

/** «112 офисов ■ 84 сейчас», and each condition that no field shows, as a link that takes it back. */
export function FoundWords({ category, chosen, choices, total, now, address }: ListHeadProps) {
  // The question, the storey and the quality stand in their fields. Whatever has none is a condition to take back.
  const { people, squareFrom, squareTo, priceTo, free, freeBy, floor, gates, sort, facts = [], more, ...rest } = chosen;
  const fields = { people, squareFrom, squareTo, priceTo, free, freeBy, floor, gates, sort };
  const shown = mainQuality(category.id, choices)?.options.map(({ value }): string => value) ?? [];
  const [seen, unseen] = [true, false].map((isSeen) => facts.filter((fact) => shown.includes(fact) === isSeen));
  // An empty list says them all in its place.
  const conditions = total > 0 ? unitConditions({ ...rest, ...(unseen?.length && { facts: unseen }) }, choices) : [];
  const reduced = (without: ChosenUnits): ChosenUnits => {
    const all = [...(seen ?? []), ...(without.facts ?? [])];
    return { ...without, ...fields, facts: all.length > 0 ? all : undefined };
  };
  const inForce = unitConditions(chosen, choices);
  return (
    <>
      <span className="visually-hidden">Найдено: </span>
      <span>{unitsInWords(total, category.id)}</span>{" "}
      {now > 0 && <span className="free">{`${number(now)} сейчас`}</span>}
      {conditions.map(({ text, without }) => (
        <Fragment key={text}>
          {" "}
          <FilterLink
            className="condition no-print"
            href={rentHref(category, reduced(without))}
            label={`Убрать условие «${text}»`}
          >
            {text} <span aria-hidden="true">×</span>
          </FilterLink>
        </Fragment>
      ))}{" "}
      {inForce.length > 0 && total > 0 && (
        <FilterLink className="link no-print" href={rentHref(category, { sort: chosen.sort })}>
          Сбросить фильтры
        </FilterLink>
      )}{" "}
      {/* Paper has no fields and no address bar. */}
      <span className="print-only list-address" data-address={address}>
        {inForce.map(({ text }) => text).join(", ")}
      </span>
    </>
  );
}

/** The order and the one quality of the kind; they belong to the form of the question. */
export function ListTools({ category, chosen, choices }: Pick<ListHeadProps, "category" | "chosen" | "choices">) {
  const quality = mainQuality(category.id, choices);
  const asked = quality?.options.find(({ value }) => chosen.gates === value || chosen.facts?.includes(value))?.value;
  return (
    <Kept by={[choices, category.id, chosen.sort, asked]}>
      <Tools quality={quality} sort={chosen.sort} asked={asked} />
    </Kept>
  );
}

type ToolsProps = { quality: ReturnType<typeof mainQuality>; sort: string | undefined; asked: string | undefined };

function Tools({ quality, sort = "", asked = "" }: ToolsProps) {
  return (
    <>
      <select id="sort" name="sort" form="filter" aria-label="Порядок" defaultValue={sort}>
        {listOrders.map(({ value = "", text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>{" "}
      {quality && (
        <select id={quality.name} name={quality.name} form="filter" aria-label={quality.any} defaultValue={asked}>
          <option value="">{quality.any}</option>
          {quality.options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </>
  );
}
