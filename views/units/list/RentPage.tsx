import { listLinks } from "../../filters/FilterLink.tsx";
import { Once } from "../../kit/Once.tsx";
import { Questions } from "../../kit/Questions.tsx";
import { Tabs } from "../../kit/Tabs.tsx";
import { commonQuestions, rentQuestions, rentSteps } from "../../park/claims/rent-texts.ts";
import { href } from "../../routes.ts";
import { CompareBar } from "../comparison/CompareBar.tsx";
import { rentHref } from "../unit-links.ts";
import { RentFilter } from "./RentFilter.tsx";
import { RentPark, rentParkProps } from "./RentPark.tsx";
import type { UnitResultsProps } from "./rent-results.ts";
import { FeedLink, PriceNote, UnitResults } from "./UnitResults.tsx";

/** A rental category: filter, the park, units, and what one asks before renting. */
export function RentPage(props: UnitResultsProps) {
  const { category, categories, chosen, choices, listing, checkedAt, claims } = props;
  const { compare, page, ...filters } = chosen;
  return (
    <>
      <Once>
        <RentHeading category={category} categories={categories} checkedAt={checkedAt} claims={claims} />
      </Once>
      <div {...listLinks}>
        <a className="skip-link" href="#results">
          Перейти к помещениям
        </a>
        <Once>
          <RentFilter category={category} chosen={filters} choices={choices} total={listing.pagination.total} />
        </Once>
        {/* A live region inside `aria-busy` would stay silent, so this one is outside. */}
        <p id="page-status" role="status" className="visually-hidden" />
        <div className="wrap find">
          <Once>
            <RentPark {...rentParkProps(props)} />
          </Once>
          <div className="results comparing">
            <div id="results" tabIndex={-1}>
              <UnitResults {...props} />
            </div>
            {/* Outside the results: the note is the same for every choice, so fragments need not repeat it. */}
            <p className="find-foot">
              <span>
                <PriceNote checkedAt={checkedAt} claims={claims} />{" "}
              </span>
              <FeedLink category={category} chosen={chosen} />
            </p>
            <Once>
              <CompareBar form="filter" />
            </Once>
          </div>
        </div>
      </div>
      {claims && (
        <Once>
          <section className="wrap find-questions">
            <h2>Вопросы и ответы</h2>
            <Questions
              items={[
                { question: "Как проходит аренда?", answer: <RentSteps /> },
                ...commonQuestions,
                ...rentQuestions[category.id],
              ]}
            />
          </section>
        </Once>
      )}
    </>
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

function RentHeading({
  category,
  categories,
  checkedAt,
  claims,
}: Pick<UnitResultsProps, "category" | "categories" | "checkedAt" | "claims">) {
  return (
    <div className="wrap find-head">
      <p className="find-note">
        <PriceNote checkedAt={checkedAt} claims={claims} />
      </p>
      <h1>{category.title}</h1>
      <Tabs
        label="Что сдаётся"
        items={[
          ...categories.map((one) => ({
            href: rentHref(one.category, {}),
            text: one.category.name,
            count: one.count,
            current: one.category.id === category.id,
          })),
          { href: href("officeSelection", {}), text: "Подбор помещения" },
        ]}
      />
    </div>
  );
}
