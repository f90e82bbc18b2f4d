import type { ReactElement, ReactNode } from "react";
import { UnitOutline } from "../drawings/UnitOutline.tsx";
import { cardsClass } from "../kit/Card.tsx";
import { Heading, type HeadingLevel } from "../kit/Heading.tsx";
import { Once } from "../kit/Once.tsx";
import type { Body } from "../park/park.ts";
import { href } from "../routes.ts";
import { Availability } from "./Availability.tsx";
import { Price } from "./Price.tsx";
import type { Pavilion } from "./pavilion.ts";
import { floorOfFloors, pavilionTitle, unitClass, unitFinish } from "./pavilion-words.ts";

type Props = {
  pavilion: Pavilion;
  body?: Body | undefined;
  level?: HeadingLevel | undefined;
  compare?: ReactNode;
  action?: ReactNode;
};

/** A unit in a list: price first, then where it is and what it is like. `body` tells how many floors there are above. */
export function PavilionCard({ pavilion, body, level, compare, action }: Props) {
  const facts = [
    ["Помещение", pavilion.number],
    ["Этаж", floorOfFloors(pavilion, body)],
    ["Отделка", unitFinish(pavilion)],
    ["Класс", unitClass(pavilion, body)],
  ].filter(([, value]) => value);
  return (
    <article className="card pavilion">
      <Heading level={level}>
        <a className="cover-link" href={href("pavilion", { id: pavilion.id })}>
          {pavilionTitle(pavilion)}
        </a>
      </Heading>
      <Price price={pavilion.price} rate={pavilion.rate} />
      {pavilion.place && <UnitOutline pavilion={pavilion} body={body} />}
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="card-foot">
        <Availability pavilion={pavilion} />
        {compare}
      </div>
      {action}
    </article>
  );
}

type ListProps = {
  pavilions: Pavilion[];
  bodies: Body[];
  level?: HeadingLevel | undefined;
  columns?: 3 | 4 | undefined;
  /** Side by side to be swiped on a phone, where the page holds much else. */
  rail?: boolean | undefined;
  /** The card of a unit, where it is not the plain one. */
  card?: ((pavilion: Pavilion, body: Body | undefined) => ReactElement) | undefined;
};

/** Units as cards side by side. */
export function PavilionCards({ pavilions, bodies, level, columns = 3, rail, card }: ListProps) {
  const bodyOf = new Map(bodies.map((body) => [body.id, body]));
  const cardOf = card ?? ((pavilion, body) => <PavilionCard pavilion={pavilion} body={body} level={level} />);
  return (
    <ul className={cardsClass(columns, rail)}>
      <Once>
        {pavilions.map((pavilion) => (
          <li key={pavilion.id}>{cardOf(pavilion, bodyOf.get(pavilion.body.id))}</li>
        ))}
      </Once>
    </ul>
  );
}
