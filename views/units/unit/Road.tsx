import type { MetroWalk } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { freeMinutesOf } from "../../content/words/tariff.ts";
import type { Ways } from "../ways.ts";
import { Lines } from "./Here.tsx";
import { type Line, metroMinutes, steps, tens, zoneName } from "./way-words.ts";

type Props = { unit: Unit; ways: Ways; metro: MetroWalk | undefined; busWords: string; lorries: Line[] };

/** From the metro to the desk, step by step; each step falls away with its field. */
export function Road({ unit, ways, metro, busWords, lorries }: Props) {
  const { bus, guests } = ways;
  const total = metroMinutes(ways, metro);
  const lines: Line[] = [
    ...(bus
      ? [
          {
            name: "Автобус парка",
            value: `${busWords}${bus.ride} мин до остановки «${bus.stop}» и ≈ ${bus.minutes} мин пешком`,
          },
        ]
      : []),
    ...(guests ? [{ name: "Гостям на машине", value: guestWords(guests) }] : []),
    ...lorries,
  ];
  if (!total && lines.length === 0) return null;
  return (
    <section className="unit-part" id="road">
      <h2>{total ? `От метро ≈ ${total} минут` : "Как добраться до двери"}</h2>
      {total && metro && (
        <ol className="road-steps">
          {steps(unit, ways, metro).map(({ figure, text, note }) => (
            <li key={text}>
              {figure && <b className="num">{figure}</b>} <span>{text}</span> {note && <small>{note}</small>}
            </li>
          ))}
        </ol>
      )}
      <Lines lines={lines} />
      {total && <p className="unit-note">По парку — по прямым дорожкам, до ближней стены корпуса.</p>}
    </section>
  );
}

function guestWords({ zone, metres }: NonNullable<Ways["guests"]>): string {
  const free = freeMinutesOf(zone);
  return `${zoneName(zone)}, ${tens(metres)}${free ? `; первые ${free} минут бесплатно` : ""}`;
}
