import type { Building } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { unitsInWords, useName } from "../content/unit-words.ts";
import { BuildingSign } from "../drawings/BuildingSign.tsx";
import { latitudeInWords } from "../drawings/latitude.ts";
import { ParkSection } from "../drawings/ParkSection.tsx";
import type { ParkSection as Section, Tower } from "../drawings/park-section/read-park-section.ts";
import { number, plural } from "../kit/format.ts";
import { buildingsInWords } from "../park/park-figures.ts";
import { href } from "../routes.ts";
import { rentHref } from "../units/unit-links.ts";
import type { HomeAnswer } from "./home-answer.ts";

/** The id of the element that the fragment replaces: the park with other windows lit. */
export const parkId = "night";

export type HomeParkProps = { section: Section; answers: readonly HomeAnswer[] | undefined; lat: number | undefined };

/** The park at night: what fits is lit. Each building leads to its list. */
export function HomePark({ section, answers, lat }: HomeParkProps) {
  const found = new Set(answers?.flatMap((answer) => answer.found.map(({ id }) => id)));
  const towers = section.lines.flat(2);
  const free = towers.reduce((total, { units }) => total + units.length, 0);
  const inside =
    answers && free > 0
      ? `: ${plural(free, "свободное помещение", "свободных помещения", "свободных помещений")} на своих этажах`
      : "";
  return (
    <ParkSection
      section={section}
      label={`Разрез парка, ${buildingsInWords(towers.map(({ building }) => building)).toLowerCase()}${inside}`}
      lit={({ id }) => found.has(id)}
      under={(tower) => <Under tower={tower} answers={answers} />}
    >
      {lat !== undefined && <p className="skyline-latitude">{latitudeInWords(lat)}</p>}
    </ParkSection>
  );
}

/** A link for each category with units in the building. CSS shows the chosen one's, else the first. */
function Under({ tower: { building }, answers = [] }: { tower: Tower; answers: HomeParkProps["answers"] }) {
  const about = aboutInWords(building);
  const inside = (some: readonly Unit[]) => some.filter((unit) => unit.building.id === building.id);
  const kinds = answers
    .map(({ category, chosen, stock, found }) => ({ category, chosen, offered: inside(stock), found: inside(found) }))
    .filter(({ offered }) => offered.length > 0)
    .sort((a, b) => b.offered.length - a.offered.length);
  if (kinds.length === 0) {
    const name = [`Корпус ${building.number}`, ...about].join(", ");
    return (
      <a className="tower-link" href={href("plan", {}, { body: building.id })}>
        <Sign name={name} building={building} about={about} />
      </a>
    );
  }
  return (
    <>
      {kinds.map(({ category, chosen, offered, found }) => {
        const free = unitsInWords(offered.length, category.id);
        const fits =
          found.length < offered.length ? `подходит ${found.length} из ${offered.length}` : `свободно ${free}`;
        return (
          <a
            key={category.id}
            className={["tower-link", kinds.length > 1 && `in-${category.id}`, found.length === 0 && "tower-dark"]
              .filter(Boolean)
              .join(" ")}
            href={rentHref(category, { ...chosen, bodies: [building.id] })}
          >
            <Sign
              name={[`Корпус ${building.number}: ${fits}`, ...about].join(", ")}
              building={building}
              about={about}
              count={found.length}
            />
          </a>
        );
      })}
    </>
  );
}

type SignProps = { name: string; building: Building; about: readonly string[]; count?: number };

/** The circle, how many are lit, and a few words, one a line; readers hear them as one sentence. */
function Sign({ name, building, about, count }: SignProps) {
  return (
    <>
      <span className="visually-hidden">{name}</span>{" "}
      <span className="tower-sign" aria-hidden="true">
        <BuildingSign number={building.number} /> {count !== undefined && <i>{number(count)}</i>}
      </span>{" "}
      <small aria-hidden="true">
        {about.map((words) => (
          <span key={words}>{`${words} `}</span>
        ))}
      </small>
    </>
  );
}

/** «класс B+», «9 этажей». */
function aboutInWords({ class: grade, use, floors }: Building): string[] {
  const kind = grade ? `класс ${grade}` : use && useName[use];
  return [...(kind ? [kind] : []), plural(floors.length, "этаж", "этажа", "этажей")];
}
