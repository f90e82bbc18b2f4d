import type { Building, Park, RentalCategory } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { BuildingSign } from "../drawings/BuildingSign.tsx";
import { readParkSection } from "../drawings/park-section/read-park-section.ts";
import { number } from "../kit/format.ts";
import type { ParkClaims } from "../park/claims/claims.ts";
import type { Model } from "../park/model.ts";
import { parkName } from "../park/park-name.ts";
import { href } from "../routes.ts";
import { AnswerWords } from "./AnswerWords.tsx";
import { answerId, HomeAsk } from "./HomeAsk.tsx";
import { HomeMap, mapOf } from "./HomeMap.tsx";
import { HomePark, parkId } from "./HomePark.tsx";
import { homeAnswers } from "./home-answer.ts";

type Props = {
  park: Pick<Park, "buildings" | "categories" | "contacts">;
  units: Unit[] | undefined;
  claims: ParkClaims | undefined;
  model: Model | undefined;
};

/** The first screen: the question, the answer, and the park: its model as a map, else drawn as one section. */
export function HomeHero({ park: { buildings, categories, contacts }, units, claims, model }: Props) {
  const answers = units && homeAnswers(categories, units, undefined);
  const picture = mapOf(model, buildings);
  const section = picture ? undefined : readParkSection(buildings, units ?? []);
  return (
    <section className="hero">
      <div className="wrap">
        <div className="hero-top">
          <div>
            <p className="kicker">
              {claims
                ? `${parkName.kind.title} ${claims.region}`
                : [parkName.kind.title, contacts.address.locality].filter(Boolean).join(", ")}
            </p>
            <h1>{whatIsLet(categories)}</h1>
          </div>
          {categories.length > 0 && <HomeAsk categories={categories} answers={answers} />}
        </div>
        <div className="hero-head">
          {answers && (
            <div role="status">
              {answers.map((answer) => (
                <p
                  key={answer.category.id}
                  className={`answer for-${answer.category.id}`}
                  id={answerId(answer.category.id)}
                >
                  <AnswerWords answer={answer} drawn={section !== undefined} />
                </p>
              ))}
            </div>
          )}
          {section && units && units.length > 0 && <Key building={buildings[0]} />}
        </div>
        {picture ? (
          <div id={parkId}>
            <HomeMap picture={picture} buildings={buildings} answers={answers} />
          </div>
        ) : section ? (
          <>
            <div id={parkId}>
              <HomePark section={section} answers={answers} lat={contacts.coordinates?.lat} />
            </div>
            <p className="hero-scale">
              {scaleInWords(section.stretch)}{" "}
              <span className="no-print">Нажмите на корпус — откроется его список.</span>
            </p>
          </>
        ) : (
          <Buildings buildings={buildings} units={units} />
        )}
      </div>
    </section>
  );
}

function Key({ building }: { building: Building | undefined }) {
  return (
    <ul className="hero-key">
      <li className="key-now">свободно сейчас</li>
      <li className="key-soon">освободится позже</li>
      <li className="key-sign">{building && <BuildingSign number={building.number} />} корпус и сколько в нём горит</li>
    </ul>
  );
}

const times = ["", "", "в два раза", "в три раза", "в четыре раза", "в пять раз"];

function scaleInWords(stretch: number): string {
  const height = times[stretch] ? `; высота увеличена ${times[stretch]}` : "";
  return `Корпуса поставлены в ряд, длинной стороной к вам${height}.`;
}

const buildingsMax = 40;

/** The buildings by number, where their places are not known. */
function Buildings({ buildings, units = [] }: { buildings: readonly Building[]; units: readonly Unit[] | undefined }) {
  const byBuilding = Map.groupBy(units, ({ building }) => building.id);
  if (buildings.length === 0) return null;
  return (
    <ul className="hero-buildings">
      {buildings.slice(0, buildingsMax).map(({ id, number: sign }) => (
        <li key={id}>
          <a href={href("plan", {}, { body: id })}>
            <span className="visually-hidden">Корпус </span>
            <BuildingSign number={sign} />
            {units.length > 0 && (
              <>
                <span className="visually-hidden">, свободно </span>
                <i>{number(byBuilding.get(id)?.length ?? 0)}</i>
              </>
            )}
          </a>
        </li>
      ))}
      {buildings.length > buildingsMax && (
        <li>
          <a href={href("plan", {})}>Все корпуса</a>
        </li>
      )}
    </ul>
  );
}

/** «Офисы, склады и торговые помещения в одном парке», of what the park lets. */
export function whatIsLet(categories: readonly RentalCategory[]): string {
  const names = categories.map(({ name }, index) => (index === 0 ? name : name.toLowerCase()));
  if (names.length === 0) return `Помещения в ${parkName.kind.prepositional}`;
  const all = new Intl.ListFormat("ru-RU").format(names);
  return names.length > 1 ? `${all} в одном парке` : `${all} в ${parkName.kind.prepositional}`;
}
