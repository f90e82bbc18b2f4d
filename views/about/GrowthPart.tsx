import type { Building } from "../content/park.ts";
import { number } from "../kit/format.ts";
import type { Work } from "../park/claims/claims.ts";
import { GrowthChart } from "./GrowthChart.tsx";
import type { Growth } from "./growth.ts";
import { ParkOutline } from "./ParkOutline.tsx";

type Props = { growth: Growth; buildings: readonly Building[]; works: readonly Work[] };

/** How the park grew: the chart, on phones the plans of its years apart, the key, and what was built since. */
export function GrowthPart({ growth, buildings, works }: Props) {
  const { classes, years, from, to } = growth;
  const last = years.at(-1)?.year ?? to;
  const since = works.filter(({ year }) => year > last);
  return (
    <section className="growth-part">
      <div className="wrap">
        <div className="part-head">
          <h2>Как рос парк</h2>
          <small>{`Арендуемая площадь по классам, ${from}–${to - 1}. Над каждым годом — план: зелёным то, что открыли.`}</small>
        </div>
        <GrowthChart growth={growth} buildings={buildings} works={since} />
        <ol className="growth-plans">
          {years.map(({ year, opened, total }) => (
            <li key={year}>
              <ParkOutline buildings={buildings} year={year} />
              <b className="num">{year}</b>{" "}
              <small>
                {`к. ${opened.map((building) => building.number).join(", ")}`}{" "}
                <span>{`${number(Math.round(total / 1000))} тыс. м²`}</span>
              </small>
            </li>
          ))}
        </ol>
        <ul className="growth-key">
          {classes.map(({ key, name, tone, area }) => (
            <li key={key}>
              <svg viewBox="0 0 12 12" aria-hidden="true">
                <path className={tone} d="M0 0h12v12H0z" />
              </svg>
              {`${name} — ${number(Math.round(area / 1000))} тыс. м²`}
            </li>
          ))}
        </ul>
        {since.length > 0 && (
          <p className="growth-since">
            {`После ${last} года строили не корпуса: ${since.map(({ year, event }) => `${year} — ${event}`).join(", ")}.`}
          </p>
        )}
      </div>
    </section>
  );
}
