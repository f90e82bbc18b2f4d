import { FactsTable } from "../components/FactsTable.tsx";
import { Section } from "../components/Section.tsx";
import { rentHref } from "../filters/pavilion-links.ts";
import type { Body, RentalCategory } from "../model/park.ts";
import type { Pavilion } from "../model/pavilion.ts";
import { href } from "../routes.ts";
import { NBSP, plural, squareMetres } from "../text/format.ts";
import { freeInWords } from "./PlanPage.tsx";

type Props = { body: Body; floor: number | undefined; category: RentalCategory | undefined; units: Pavilion[] };

/** A building of the plan: what it is, and its floors from the top down with what is free on each. `units` are the building's. */
export function PlanBuilding({ body, floor, category, units }: Props) {
  const facts = [
    ...(category ? [{ name: "Назначение", value: category.name }] : []),
    ...(body.class ? [{ name: "Класс", value: body.class }] : []),
    ...(body.year ? [{ name: "Год постройки", value: String(body.year) }] : []),
    { name: "Этажей", value: String(body.floors.length) },
    ...(body.area ? [{ name: "Площадь для аренды", value: squareMetres(body.area) }] : []),
    { name: "Свободно", value: plural(units.length, "помещение", "помещения", "помещений") },
  ];
  const floors = [...body.floors].sort((a, b) => b.number - a.number);
  return (
    <Section
      id="building"
      tone="white"
      title={`Корпус${NBSP}${body.number}`}
      {...(category && units.length > 0
        ? { link: { href: rentHref(category, { bodies: [body.id] }), text: `Все свободные в${NBSP}корпусе` } }
        : {})}
    >
      <div className="split">
        <nav aria-label={`Этажи корпуса ${body.number}`}>
          <ul className="rows">
            {floors.map(({ id, number }) => (
              <li key={id}>
                <a
                  href={`${href("plan", {}, { body: body.id, floor: number })}#floor`}
                  aria-current={number === floor ? "true" : undefined}
                >
                  Этаж&nbsp;{number}
                </a>{" "}
                <span className="muted">{freeInWords(units.filter((unit) => unit.floor.number === number).length)}</span>
              </li>
            ))}
          </ul>
        </nav>
        <FactsTable rows={facts} />
      </div>
    </Section>
  );
}
