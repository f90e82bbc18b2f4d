import { DataTable } from "../kit/DataTable.tsx";
import { FactsTable } from "../kit/FactsTable.tsx";
import { floorNumber, plural, rubles, squareMetres } from "../kit/format.ts";
import { Section } from "../kit/Section.tsx";
import type { Body, RentalCategory } from "../park/park.ts";
import { href } from "../routes.ts";
import type { Pavilion } from "./pavilion.ts";
import { rentHref } from "./pavilion-links.ts";

type Props = { body: Body; floor: number | undefined; category: RentalCategory | undefined; units: Pavilion[] };

/** A building of the plan: what it is, and its floors from the top down with what is free on each. `units` are the building's. */
export function PlanBuilding({ body, floor, category, units }: Props) {
  const facts = [
    ...(category ? [{ name: "Назначение", value: category.name }] : []),
    ...(body.class ? [{ name: "Класс", value: body.class }] : []),
    ...(body.year ? [{ name: "Год постройки", value: String(body.year) }] : []),
    ...(body.floors.length > 0 ? [{ name: "Этажей", value: String(body.floors.length) }] : []),
    ...(body.area ? [{ name: "Площадь для аренды", value: squareMetres(body.area) }] : []),
    { name: "Свободно", value: plural(units.length, "помещение", "помещения", "помещений") },
  ];
  const floors = [...body.floors].sort((a, b) => b.number - a.number);
  return (
    <Section
      id="building"
      tone="white"
      title={`Корпус ${body.number}`}
      {...(category && units.length > 0
        ? { link: { href: rentHref(category, { bodies: [body.id] }), text: `Все свободные в корпусе` } }
        : {})}
    >
      <div className="halves">
        <DataTable
          caption={`Этажи корпуса ${body.number}: аренда в месяц с НДС 22 %`}
          columns={[{ title: "Этаж" }, { title: "Свободно", numeric: true }, { title: "Площадь" }, { title: "Аренда" }]}
          rows={floors.map(({ id, number }) => {
            const own = units.filter((unit) => unit.floor.number === number);
            return [
              <a
                key={id}
                href={`${href("plan", {}, { body: body.id, floor: number })}#floor`}
                aria-current={number === floor ? "true" : undefined}
              >
                Этаж {floorNumber(number)}
              </a>,
              own.length,
              own.length > 0 ? `от ${squareMetres(Math.min(...own.map(({ square }) => square)))}` : "—",
              own.length > 0 ? `от ${rubles(Math.min(...own.map(({ price }) => price)))}` : "—",
            ];
          })}
        />
        <FactsTable rows={facts} />
      </div>
    </Section>
  );
}
