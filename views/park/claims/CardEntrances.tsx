import { RulerBar } from "../../kit/Ruler.tsx";
import { cardEntrances } from "./way-facts.ts";

const day = { from: 0, to: 24 };

/** Entrances by card with their hours as stretches of a day. */
export function CardEntrances() {
  return (
    <ul className="card-entrances">
      {cardEntrances.map(({ name, leads, hours, from, to }) => (
        <li key={name}>
          <strong>{name}</strong>{" "}
          <span>
            {leads} <small>{hours}</small>
          </span>
          <RulerBar scale={day} spans={[{ from, to }]} />
        </li>
      ))}
    </ul>
  );
}
