import { Fragment } from "react";
import type { Together } from "../../content/joins.ts";
import type { Building } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { unitFinish } from "../../content/unit-words.ts";
import { Drawing } from "../../drawings/Drawing.tsx";
import { JoinedUnits } from "../../drawings/JoinedUnits.tsx";
import { EnquiryLink } from "../../enquiries/EnquiryLink.tsx";
import { dayNear, rubles, squareMetres } from "../../kit/format.ts";
import { offerHref } from "../unit-links.ts";

type Props = { unit: Unit; building: Building; offers: readonly Together[] };

const shown = 2;

/** Free units that share a wall with this one, as offers of their own. */
export function JoinPart({ unit, building, offers }: Props) {
  const list = offers.slice(0, shown);
  return (
    <section className="unit-part" id="join">
      <h2>Можно взять вместе с соседним</h2>
      <div className={list.length === 1 ? "unit-joins alone" : "unit-joins"}>
        {list.map((offer) => (
          <article key={offer.units.map(({ id }) => id).join()}>
            <h3>
              <a href={offerHref(offer.units.map(({ id }) => id).sort((a, b) => a - b))}>
                {offer.units.map(({ number }) => number).join(" + ")}
              </a>
              {` = ${squareMetres(offer.square)}`}
            </h3>
            <Drawing of={`joined unit ${unit.id}`}>
              <JoinedUnits offer={offer} building={building} current={unit.id} />
            </Drawing>
            <p>
              {offer.price > 0 ? (
                <>
                  <b className="num">{rubles(offer.price)}</b> в месяц, в среднем {rubles(Math.round(offer.rate))}/м².{" "}
                </>
              ) : (
                "Цену скажет менеджер. "
              )}
              {joinedFrom(offer)}
              {finishes(offer)}
            </p>
          </article>
        ))}
      </div>
      <p className="unit-note">
        {`Медный штрих — общая стена. ${mayOpen(unit, list) ? "Проход в ней открыть можно; кто это делает" : "Можно ли открыть в ней проход и кто это делает"}, скажет менеджер.`}{" "}
        {list.map((offer) => (
          <Fragment key={offer.units.map(({ id }) => id).join()}>
            <EnquiryLink form="rent" params={{ pavilionId: offer.units.map(({ id }) => id) }} variant="text">
              {`Спросить про ${offer.units.map(({ number }) => number).join(" + ")}`}
            </EnquiryLink>{" "}
          </Fragment>
        ))}
      </p>
    </section>
  );
}

/** Whether the content tells of each neighbour that a passage to it may be opened. */
const mayOpen = ({ id, joinable = [] }: Unit, offers: readonly Together[]) =>
  offers.every(({ units }) => units.every((joined) => joined.id === id || joinable.includes(joined.id)));

function joinedFrom({ from, units }: Together): string {
  if (from === "") return "Свободны сейчас.";
  return from === "unknown" ? "Дату скажет менеджер." : `Вместе — с ${dayNear(from, units[0]?.updatedAt)}.`;
}

function finishes({ units }: Together): string {
  const finishes = units.map((unit) => unitFinish(unit));
  const differ = new Set(finishes).size > 1;
  const words = units.flatMap((unit, i) => (finishes[i] ? [`${unit.number} ${finishes[i]}`] : []));
  return differ ? ` Отделка разная: ${words.join(", ")}.` : "";
}
