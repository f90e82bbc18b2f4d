import { unitsInWords } from "../../content/unit.ts";
import { FilterForm, HiddenFields } from "../../filters/FilterForm.tsx";
import { fragments } from "../../routes.ts";
import { AskFields } from "../ask/Ask.tsx";
import { questionInWords } from "../ask/question.ts";
import { rentHref } from "../unit-links.ts";
import type { RentResults } from "./rent-results.ts";

type Props = Pick<RentResults, "category" | "chosen" | "kinds" | "total" | "today">;

/** The swap target of the bar's content. */
export const filterBarId = "filter-bar";

/** The question over its list; on a phone one line that opens it as a sheet. */
export function AskBar(props: Props) {
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

const kindTitles = { office: "Офис", warehouse: "Склад", trade_area: "Магазин" };

export function AskWords({ category, chosen, today }: Pick<Props, "category" | "chosen" | "today">) {
  return (
    <>
      <b>{kindTitles[category.id]}</b> <span>{questionInWords(chosen, category.id, today)}</span>
    </>
  );
}

/** The part that changes with every choice. What else is chosen stays in the form unseen. */
export function AskBarContent({ category, chosen, kinds, total, today }: Props) {
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
