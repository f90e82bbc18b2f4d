import { listLinks } from "../../filters/FilterLink.tsx";
import { number } from "../../kit/format.ts";
import { Once } from "../../kit/Once.tsx";
import { Questions } from "../../kit/Questions.tsx";
import type { CommonProps } from "../../layout/common-props.ts";
import { commonQuestions, rentQuestions, rentSteps } from "../../park/claims/rent-texts.ts";
import { ModelFigure } from "../../park/ModelFigure.tsx";
import { modelOf } from "../../park/model.ts";
import { rentHref } from "../unit-links.ts";
import { RentConditions, RentFilter } from "./RentFilter.tsx";
import { RentPark } from "./RentPark.tsx";
import type { RentResults } from "./rent-results.ts";
import { Subscription } from "./Subscription.tsx";
import { PriceNote, UnitResults } from "./UnitResults.tsx";

/** A rental category: filter, units, where in the park they are, and what one asks before renting. */
export function RentPage(props: RentResults & Pick<CommonProps, "model">) {
  const { category, categories, chosen, choices, total, checkedAt, claims, contacts, model } = props;
  const { page, ...filters } = chosen;
  return (
    <>
      <Once>
        <RentHeading category={category} categories={categories} model={model} />
      </Once>
      <div {...listLinks}>
        <a className="skip-link" href="#results">
          Перейти к помещениям
        </a>
        <RentFilter category={category} chosen={filters} choices={choices} total={total} />
        {/* A live region inside `aria-busy` would stay silent, so this one is outside. */}
        <p id="page-status" role="status" className="visually-hidden" />
        <div className="wrap list-page">
          <RentConditions category={category} chosen={filters} choices={choices} />
          <RentPark {...props} />
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
              <Subscription category={category} chosen={chosen} socials={contacts.socials} />
            </div>
          </div>
        </div>
      </div>
      {claims && (
        <Once>
          <section className="wrap list-questions">
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

/** A phone shows the first word only: «Торговые помещения» is two. */
function TabName({ children }: { children: string }) {
  const [first, ...others] = children.split(" ");
  return (
    <>
      {first}
      {others.length > 0 && <span className="further"> {others.join(" ")}</span>}
    </>
  );
}

type HeadingProps = Pick<RentResults, "category" | "categories"> & Pick<CommonProps, "model">;

function RentHeading({ category, categories, model }: HeadingProps) {
  return (
    <div className="wrap list-head">
      <ModelFigure picture={modelOf(model, category.id)} alt="" sizes="184px" className="list-picture" />
      <h1>{category.title}</h1>
      <nav aria-label="Что сдаётся">
        <ul>
          {categories.map((item) => (
            <li key={item.category.id}>
              <a
                href={rentHref(item.category, {})}
                aria-current={item.category.id === category.id ? "page" : undefined}
              >
                <TabName>{item.category.name}</TabName> {item.count !== undefined && <span>{number(item.count)}</span>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
