import type { CategoryId } from "../../content/park.ts";
import { listLinks } from "../../filters/FilterForm.tsx";
import { SwapInto } from "../../layout/define-fragment.ts";
import type { CommonProps } from "../../layout/define-page.ts";
import { commonQuestions, rentQuestions, rentSteps } from "../../park/claims/texts.ts";
import { ModelFigure, modelOf } from "../../park/ModelFigure.tsx";
import { Kept } from "../../ui/Kept.ts";
import { Questions } from "../../ui/PageParts.tsx";
import { furtherRows, sizeListId } from "../ledger/UnitRow.tsx";
import {
  AskBar,
  AskBarContent,
  AskWords,
  FoundWords,
  filterBarId,
  foundId,
  ListTools,
  listToolsId,
} from "./ListHead.tsx";
import { ListMap, parkId } from "./ListMap.tsx";
import { Manager } from "./Manager.tsx";
import { foundInWords, type RentResults } from "./rent-results.ts";
import { PriceNote, UnitResults } from "./UnitResults.tsx";

/** The swap target of the heading: it names the building or the size that a list is narrowed to. */
const headingId = "list-heading";

/** A rental category: the question, its units, the park as a filter beside them, and who answers. */
export function RentPage(props: RentResults & Pick<CommonProps, "model">) {
  const { category, landing, checkedAt, claims, model } = props;
  return (
    <div {...listLinks}>
      <a className="skip-link" href="#results">
        Перейти к помещениям
      </a>
      <AskBar {...props} />
      {/* A live region inside `aria-busy` would stay silent, so this one is outside. */}
      <p id="page-status" role="status" className="visually-hidden" />
      <div className="wrap list-page">
        <div className="list-head">
          <ModelFigure
            picture={modelOf(model, category.id)}
            alt=""
            sizes="(width <= 40.625em) 96px, 184px"
            className="list-picture"
          />
          <h1 id={headingId}>{landing?.heading ?? category.title}</h1>
          <p className="found" id={foundId}>
            <FoundWords {...props} />
          </p>
          <a className="map-link no-print" href="#map">
            Карта
          </a>
          <p className="list-tools no-print" id={listToolsId}>
            <ListTools {...props} />
          </p>
        </div>
        <aside className="list-rail no-print">
          <div className="map-card" id="map">
            <div id={parkId}>
              <ListMap {...props} />
            </div>
          </div>
          <Manager {...props} />
        </aside>
        <div className="results">
          <div id="results" tabIndex={-1}>
            <UnitResults {...props} />
          </div>
          {/* Outside the results: the note is the same for every choice, so fragments need not repeat it. */}
          <div className="list-foot">
            {category.description && <p>{category.description}</p>}
            <p>
              <PriceNote checkedAt={checkedAt} claims={claims} />
            </p>
          </div>
          {claims && (
            <Kept beside={claims}>
              <RentQuestions category={category.id} />
            </Kept>
          )}
        </div>
      </div>
    </div>
  );
}

function RentSteps() {
  return (
    <ol>
      {rentSteps.map(({ title, text, note }) => (
        <li key={title}>{`${title}, ${note}. ${text}`}</li>
      ))}
    </ol>
  );
}

type Props = RentResults & { title: string; part: "rows" | undefined };

/** The fragment of a rental page: heading, results, count for screen readers, question, map. */
export function UnitsFragment({ title, part, ...results }: Props) {
  const { chosen, groups, look } = results;
  if (part === "rows") {
    const opened = groups.find(({ id }) => id === chosen.more);
    // The hidden element replaces the link that asked.
    return (
      <>
        <span hidden />
        {opened && (
          <SwapInto target={`#${sizeListId(opened.id)}`} how="beforeend">
            {furtherRows(opened, look)}
          </SwapInto>
        )}
      </>
    );
  }
  return (
    <>
      <title>{title}</title>
      <UnitResults {...results} />
      <SwapInto target={`#${filterBarId}`} how="innerMorph">
        <AskBarContent {...results} />
      </SwapInto>
      <SwapInto target={`#${headingId}`}>{results.landing?.heading ?? results.category.title}</SwapInto>
      <SwapInto target="#ask-words" how="innerMorph">
        <AskWords {...results} />
      </SwapInto>
      <SwapInto target={`#${foundId}`}>
        <FoundWords {...results} />
      </SwapInto>
      <SwapInto target={`#${listToolsId}`} how="innerMorph">
        <ListTools {...results} />
      </SwapInto>
      <SwapInto target={`#${parkId}`} how="innerMorph">
        <ListMap {...results} labelsOnly />
      </SwapInto>
      <SwapInto target="#page-status">{foundInWords(results)}</SwapInto>
    </>
  );
}

function RentQuestions({ category }: { category: CategoryId }) {
  return (
    <details className="list-questions no-print">
      <summary>Частые вопросы</summary>
      <Questions
        items={[
          { question: "Как проходит аренда?", answer: <RentSteps /> },
          ...commonQuestions,
          ...rentQuestions[category],
        ]}
      />
    </details>
  );
}
