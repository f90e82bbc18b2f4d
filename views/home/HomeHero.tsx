import type { Building, CategoryId, Park, RentalCategory } from "../content/park.ts";
import { promotionTerms, promotionTitle, type RunningPromotion } from "../content/promotion.ts";
import { nounKind, offeredWords, shortKinds, type Unit, unitsInWords } from "../content/unit.ts";
import { SwapInto } from "../layout/define-fragment.ts";
import type { ParkClaims } from "../park/claims/claims.ts";
import { type Daylight, daylightAt } from "../park/daylight.ts";
import type { Model } from "../park/ModelFigure.tsx";
import { type BuildingLink, ParkMap, parkPictures } from "../park/ParkMap.tsx";
import { parkName } from "../park/park-name.ts";
import { fragments, href } from "../routes.ts";
import { classes } from "../ui/classes.ts";
import { dayInPark, leastPrice, listed, number } from "../ui/format.ts";
import { AskFields, askedKinds, choiceFor } from "../units/ask/Ask.tsx";
import { chosenOf, soughtIn } from "../units/criteria.ts";
import { rentHref } from "../units/unit-links.ts";
import type { ChosenUnits } from "../units/units.filter.ts";

type Props = {
  park: Pick<Park, "buildings" | "categories" | "site">;
  units: readonly Unit[] | undefined;
  promotion: RunningPromotion | undefined;
  claims: ParkClaims | undefined;
  model: Model | undefined;
  now: Date;
};

/** Where the fragment puts its words and its map. */
const showId = "ask-show";
const mapId = "home-map";

/** The first screen: the question, what is free, and the park as a map: its model, else drawn. */
export function HomeHero({ park, units, promotion, claims, model, now }: Props) {
  const { buildings, categories } = park;
  const [first] = categories;
  const daylight = daylightAt(now);
  const isPictured = parkPictures(model, daylight, buildings) !== undefined;
  const answers = units && homeAnswers(categories, units);
  const free = (answers ?? []).filter(({ stock }) => stock.length > 0);
  return (
    <section className={classes("hero", isPictured && "has-picture")} data-daylight={daylight}>
      <div className="wrap">
        <h1>{claims ? `${headlineOf(categories)} ${claims.nearMetro}` : whatIsLet(categories)}</h1>
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
            // WebKit drops a press whose text is replaced before the release.
            hx-swap="innerMorph"
            hx-trigger="input delay:250ms"
            hx-sync="this:replace"
          >
            <AskFields
              kinds={askedKinds(categories, (id) => answers?.find(({ category }) => category.id === id)?.stock)}
              category={first}
              chosen={{}}
              today={dayInPark(now)}
              folded
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
                    {`${shortKinds(category)} `}
                    <small>
                      {leastPrice(stock.map(({ price }) => price))}
                      <span className="stock-monthly"> в месяц</span>
                    </small>
                  </span>
                </a>
              </li>
            ))}
            {promotion && (
              <li className="hero-promotion">
                <a className="promotion-card" href={href("newsItem", { id: promotion.newsId })}>
                  <b>{promotionTitle(promotion)}</b> <small>{promotionTerms(promotion)}</small>
                </a>
              </li>
            )}
          </ul>
        )}
        <div id={mapId}>
          <HomeMap park={park} answers={answers} model={model} daylight={daylight} />
        </div>
      </div>
    </section>
  );
}

type FragmentProps = Pick<Props, "model" | "now"> & { park: Park; units: Unit[]; choice: HomeChoice };

/** The answer to what one asks on the home page: the button's words, and the park. */
export function HomeFragment({ park, units, choice, model, now }: FragmentProps) {
  const answers = homeAnswers(park.categories, units, choice);
  return (
    <>
      <ShowWords answer={answers.find(({ category }) => category.id === choice.category)} />
      <SwapInto target={`#${mapId}`} how="innerMorph">
        <HomeMap park={park} answers={answers} asked={choice.category} model={model} daylight={daylightAt(now)} />
      </SwapInto>
    </>
  );
}

type MapProps = Pick<Props, "model"> & {
  park: Pick<Park, "buildings" | "site">;
  answers: readonly HomeAnswer[] | undefined;
  /** The kind that the visitor asks for; undefined: the map shows all kinds. */
  asked?: CategoryId | undefined;
  daylight: Daylight;
};

/** The part that changes with the question. */
function HomeMap({ park: { buildings, site }, answers = [], asked, model, daylight }: MapProps) {
  const shown = answers.filter(({ category }) => asked === undefined || category.id === asked);
  return (
    <ParkMap
      buildings={buildings}
      site={site}
      model={model}
      daylight={daylight}
      units={shown.flatMap(({ found }) => found)}
      linkTo={(building) => linkFor(building, answers, asked)}
      sizes="100vw"
    />
  );
}

/** The words on the button: what the chosen kind has for the question. */
function ShowWords({ answer }: { answer: HomeAnswer | undefined }) {
  if (!answer) return <>Показать варианты</>;
  const { category, found } = answer;
  return <>{found.length > 0 ? `Показать ${unitsInWords(found.length, nounKind(category))}` : "Показать ближайшие"}</>;
}

/** «Офисы, склады и магазины» */
const inOneList = (names: readonly string[]): string =>
  listed(names.map((name, at) => (at === 0 ? name : name.toLowerCase()))) || "Помещения";

const headlineOf = (categories: readonly RentalCategory[]): string => inOneList(categories.map(shortKinds));

const kindsOf = (categories: readonly RentalCategory[]): string => inOneList(categories.map(({ name }) => name));

/** «Офисы, склады и торговые помещения в одном парке», of what the park lets. */
export const whatIsLet = (categories: readonly RentalCategory[]): string =>
  categories.length > 1
    ? `${kindsOf(categories)} в одном парке`
    : `${kindsOf(categories)} в ${parkName.kind.prepositional}`;

type HomeChoice = { category: CategoryId; chosen: ChosenUnits };

/** What each category has, and what of it fits; `choice` narrows one of them. */
function homeAnswers(categories: readonly RentalCategory[], units: readonly Unit[], choice?: HomeChoice) {
  const byCategory = Map.groupBy(units, ({ category }) => category);
  return categories.map((category) => {
    const stock = byCategory.get(category.id) ?? [];
    const chosen: ChosenUnits = choice?.category === category.id ? choiceFor(choice.chosen, category.id) : {};
    return { category, chosen, stock, found: chosenOf(stock, soughtIn(stock, chosen)) };
  });
}

type HomeAnswer = ReturnType<typeof homeAnswers>[number];

/**
 * Where a building leads: to its list of what is asked for, else of what is mostly let there, else to its floors. Pale:
 * nothing there is of the kind that is asked for.
 */
function linkFor(building: Building, answers: readonly HomeAnswer[], asked: CategoryId | undefined): BuildingLink {
  const inside = (units: readonly Unit[]) => units.filter((unit) => unit.building.id === building.id);
  const [kind] = answers
    .map((answer) => ({ ...answer, offered: inside(answer.stock), found: inside(answer.found) }))
    .filter((answer) => answer.offered.length > 0)
    .sort(
      (a, b) =>
        Number(b.category.id === asked) - Number(a.category.id === asked) || b.offered.length - a.offered.length,
    );
  if (!kind)
    return {
      href: href("plan", {}, { body: building.id }),
      words: "всё сдано",
      count: undefined,
      isPale: asked !== undefined,
    };
  const { category, chosen, offered, found } = kind;
  const words =
    found.length < offered.length
      ? `подходит ${number(found.length)} из ${number(offered.length)}`
      : offeredWords(offered.length, nounKind(category));
  const isPale = asked !== undefined && (category.id !== asked || found.length === 0);
  return { href: rentHref(category, { ...chosen, bodies: [building.id] }), words, count: found.length, isPale };
}
