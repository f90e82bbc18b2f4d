import type { CategoryId, RentalCategory } from "../content/park.ts";
import { squarePerPerson } from "../content/seating.ts";
import { Button } from "../kit/Button.tsx";
import { NumberField } from "../kit/fields/LabelledFields.tsx";
import { number, range } from "../kit/format.ts";
import { rentHref } from "../units/unit-links.ts";
import { ShowWords } from "./AnswerWords.tsx";
import type { HomeAnswer } from "./home-answer.ts";

const kindNames: Record<CategoryId, string> = { office: "Офисы", warehouse: "Склады", trade_area: "Торговые" };

/** Where the fragment puts its words. */
export const answerId = (category: CategoryId) => `answer-${category}`;
export const showId = (category: CategoryId) => `show-${category}`;

type Props = { categories: readonly RentalCategory[]; answers: readonly HomeAnswer[] | undefined };

/** A category, then people or area, and a budget. Each category has its own form: it works without script. */
export function HomeAsk({ categories, answers }: Props) {
  const answerOf = ({ id }: RentalCategory) => answers?.find(({ category }) => category.id === id);
  return (
    <div className={categories.length > 1 ? "ask" : "ask ask-one"}>
      {categories.length > 1 && (
        <fieldset className="ask-kinds">
          <legend className="ask-legend">Что ищете</legend>
          {categories.map(({ id }, at) => (
            <label key={id} className="ask-kind">
              <input
                className="ask-choice"
                type="radio"
                name="type"
                id={`kind-${id}`}
                value={id}
                defaultChecked={at === 0}
              />
              {`${kindNames[id]} `}
              {answers && <small>{`${number(answers[at]?.stock.length ?? 0)} `}</small>}
            </label>
          ))}
        </fieldset>
      )}
      {categories.map((category) => (
        <KindForm key={category.id} category={category} answer={answerOf(category)} />
      ))}
    </div>
  );
}

function KindForm({ category, answer }: { category: RentalCategory; answer: HomeAnswer | undefined }) {
  const { id, name } = category;
  const { dense, spacious } = squarePerPerson;
  return (
    <form
      className={`ask-form for-${id}`}
      action={rentHref(category, {})}
      method="get"
      aria-label={name}
      autoComplete="off"
      hx-get={`/fragments/park?category=${id}`}
      hx-target={`#${answerId(id)}`}
      hx-trigger={`input delay:250ms, change from:#kind-${id}`}
      hx-sync="this:replace"
    >
      {id === "office" ? (
        <NumberField id="ask-people" name="people" label="Нас, человек" aria-describedby="ask-how" />
      ) : (
        <NumberField id={`ask-square-${id}`} name="squareFrom" label="Площадь, м², от" />
      )}
      <NumberField id={`ask-price-${id}`} name="priceTo" label="Аренда до, ₽ в месяц" />
      <Button>
        <span id={showId(id)}>
          <ShowWords answer={answer} />
        </span>
      </Button>
      {id === "office" && (
        <p className="ask-how" id="ask-how">
          {`Считаем по ${range(dense, spacious)} м² на человека.`}
        </p>
      )}
    </form>
  );
}
