import type { ReactNode } from "react";
import type { Building, RentalCategory } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { unitsInWords } from "../content/unit-words.ts";
import { BuildingSign } from "../drawings/BuildingSign.tsx";
import { latitudeInWords } from "../drawings/latitude.ts";
import { useName } from "../drawings/ParkScheme.tsx";
import { ParkSection } from "../drawings/ParkSection.tsx";
import type { ParkSection as Section, Tower } from "../drawings/park-section/read-park-section.ts";
import { number, plural } from "../kit/format.ts";
import { buildingsInWords } from "../park/park-figures.ts";
import { href } from "../routes.ts";
import { rentHref } from "../units/unit-links.ts";
import type { HomeAnswer } from "./home-answer.ts";

/** What the fragment replaces: the park with other windows lit. */
export const parkId = "night";

export type HomeParkProps = { section: Section; answers: readonly HomeAnswer[] | undefined; lat: number };

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
      <p className="skyline-latitude">{latitudeInWords(lat)}</p>
    </ParkSection>
  );
}

/** A link for each category with units in the building. CSS shows the chosen one's, else the first. */
function Under({ tower: { building, units }, answers = [] }: { tower: Tower; answers: HomeParkProps["answers"] }) {
  const kinds = answers
    .map((answer) => ({ ...answer, own: answer.found.filter(({ building: body }) => body.id === building.id) }))
    .filter(({ category }) => units.some((unit) => unit.category === category.id))
    .sort((a, b) => countOf(units, b.category) - countOf(units, a.category));
  if (kinds.length === 0) {
    return (
      <a className="tower-link" href={href("plan", {}, { body: building.id })}>
        <Sign building={building} />
        <About building={building} />
      </a>
    );
  }
  return (
    <>
      {kinds.map(({ category, chosen, own }) => (
        <a
          key={category.id}
          className={`tower-link in-${category.id}${own.length > 0 ? "" : " tower-dark"}`}
          href={rentHref(category, { ...chosen, bodies: [building.id] })}
        >
          <Sign building={building}>
            <span className="visually-hidden">{`: ${own.length === 0 ? "не подходит " : "свободно "}`}</span>
            <i>{number(own.length)}</i>
            <span className="visually-hidden">{`${unitsInWords(own.length, category.id).replace(/^\S+/, "")}, `}</span>
          </Sign>
          <About building={building} />
        </a>
      ))}
    </>
  );
}

const countOf = (units: readonly Unit[], { id }: RentalCategory) =>
  units.filter(({ category }) => category === id).length;

function Sign({ building, children }: { building: Building; children?: ReactNode }) {
  return (
    <span className="tower-sign">
      <span className="visually-hidden">Корпус </span>
      <BuildingSign number={building.number} />
      {children}
    </span>
  );
}

/** «класс B+, 9 этажей», one a line. */
function About({ building }: { building: Building }) {
  const kind = building.class ? `класс ${building.class}` : building.use && useName[building.use];
  return (
    <small>
      {kind && (
        <span>
          {kind}
          <span className="visually-hidden">,</span>
        </span>
      )}{" "}
      <span>{plural(building.floors.length, "этаж", "этажа", "этажей")}</span>
    </small>
  );
}
