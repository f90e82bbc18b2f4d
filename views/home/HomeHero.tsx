import { promotionTerms, type RunningPromotion } from "../content/news-item.ts";
import type { Park, RentalCategory } from "../content/park.ts";
import { type Unit, unitsInWords } from "../content/unit.ts";
import type { ParkClaims } from "../park/claims/claims.ts";
import type { Model } from "../park/ModelFigure.tsx";
import { ParkMap } from "../park/ParkMap.tsx";
import { parkName } from "../park/park-name.ts";
import { fragments, href } from "../routes.ts";
import { leastPrice, number } from "../ui/format.ts";
import { AskFields, askedKinds } from "../units/ask/Ask.tsx";
import { rentHref } from "../units/unit-links.ts";
import { type HomeAnswer, homeAnswers, linkFor } from "./home-answer.ts";

type Props = {
  park: Pick<Park, "buildings" | "categories" | "site">;
  units: readonly Unit[] | undefined;
  promotion: RunningPromotion | undefined;
  claims: ParkClaims | undefined;
  model: Model | undefined;
  today: string;
};

/** Where the fragment puts its words and its map. */
const showId = "ask-show";
export const mapId = "home-map";

/** The first screen: the question, what is free, and the park as a map: its model, else drawn. */
export function HomeHero({ park, units, promotion, claims, model, today }: Props) {
  const { categories } = park;
  const [first] = categories;
  const answers = units && homeAnswers(categories, units, undefined);
  const free = (answers ?? []).filter(({ stock }) => stock.length > 0);
  return (
    <section className="hero">
      <div className="wrap">
        <h1>{claims ? `${kindsOf(categories)} ${claims.nearMetro}` : whatIsLet(categories)}</h1>
        {first && (
          <form
            id="home-ask"
            className="ask"
            action={categories.length > 1 ? href("officeSelection", {}) : rentHref(first, {})}
            method="get"
            aria-label="Подбор помещения"
            autoComplete="off"
            noValidate
            hx-get={fragments.park}
            hx-target={`#${showId}`}
            hx-trigger="input delay:250ms"
            hx-sync="this:replace"
          >
            <AskFields
              kinds={askedKinds(categories, (id) => answers?.find(({ category }) => category.id === id)?.stock)}
              category={first}
              chosen={{}}
              today={today}
            >
              <span id={showId}>
                <ShowWords answer={answers?.[0]} />
              </span>
            </AskFields>
          </form>
        )}
        {(free.length > 0 || promotion) && (
          <ul className="stock">
            {free.map(({ category, stock }) => (
              <li key={category.id}>
                <a className="stock-kind" href={rentHref(category, {})}>
                  <b>{number(stock.length)}</b>{" "}
                  <span>
                    {`${category.name} `}
                    <small>
                      {leastPrice(stock.map(({ price }) => price))}
                      <span className="stock-monthly"> в месяц</span>
                    </small>
                  </span>
                </a>
              </li>
            ))}
            {promotion && <Promotion promotion={promotion} />}
          </ul>
        )}
        <div id={mapId}>
          <HomeMap park={park} answers={answers} model={model} />
        </div>
      </div>
    </section>
  );
}

type MapProps = Pick<Props, "model"> & {
  park: Pick<Park, "buildings" | "site">;
  answers: readonly HomeAnswer[] | undefined;
};

/** On a phone two pixels of the file for each of the window are enough, however dense its screen. */
const mapSizes = "(width <= 37.5em) 67vw, (width <= 68.75em) 100vw, 1120px";

/** The part that changes with the question. */
export function HomeMap({ park: { buildings, site }, answers = [], model }: MapProps) {
  return (
    <ParkMap
      buildings={buildings}
      site={site}
      model={model}
      units={answers.flatMap(({ found }) => found)}
      linkTo={(building) => linkFor(building, answers)}
      sizes={mapSizes}
    />
  );
}

/** The promotion that ends first leads to its terms. */
function Promotion({ promotion }: { promotion: RunningPromotion }) {
  return (
    <li className="hero-promotion">
      <a className="promotion-card" href={href("newsItem", { id: promotion.newsId })}>
        <b>{promotion.label}</b> <small>{promotionTerms(promotion)}</small>
      </a>
    </li>
  );
}

/** The words on the button: what the chosen kind has for the question. */
export function ShowWords({ answer }: { answer: HomeAnswer | undefined }) {
  if (!answer) return <>Показать варианты</>;
  const { category, found } = answer;
  return <>{found.length > 0 ? `Показать ${unitsInWords(found.length, category.id)}` : "Показать ближайшие"}</>;
}

const kindsOf = (categories: readonly RentalCategory[]): string =>
  new Intl.ListFormat("ru-RU").format(categories.map(({ name }, at) => (at === 0 ? name : name.toLowerCase()))) ||
  "Помещения";

/** «Офисы, склады и торговые помещения в одном парке», of what the park lets. */
export const whatIsLet = (categories: readonly RentalCategory[]): string =>
  categories.length > 1
    ? `${kindsOf(categories)} в одном парке`
    : `${kindsOf(categories)} в ${parkName.kind.prepositional}`;
