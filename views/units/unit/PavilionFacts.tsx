import { FactsTable } from "../../kit/FactsTable.tsx";
import { plural, range, sides, squareMetres } from "../../kit/format.ts";
import type { Body } from "../../park/park.ts";
import type { Pavilion } from "../pavilion.ts";
import { floorOfFloors } from "../pavilion-words.ts";
import { squarePerPerson } from "../seating.ts";

/** The facts of a unit: its figures, how many people an office holds, and the upstream's own facts. */
export function PavilionFacts({ unit, body }: { unit: Pavilion; body: Body | undefined }) {
  const { category, square, place, facts } = unit;
  const rows = [
    { name: "Номер помещения", value: unit.number },
    { name: "Площадь", value: squareMetres(square) },
    ...(place ? [{ name: "Размеры", value: sides(place.width, place.depth) }] : []),
    { name: "Корпус", value: unit.body.number },
    { name: "Этаж", value: floorOfFloors(unit, body) },
    ...(category === "office" ? [{ name: "Вместимость", value: seatsInWords(square) }] : []),
    ...facts,
    ...(body?.year ? [{ name: "Год постройки корпуса", value: String(body.year) }] : []),
  ];
  return (
    <section className="stack">
      <h2>Характеристики</h2>
      <FactsTable rows={rows} columns={2} />
    </section>
  );
}

/** «8–11 рабочих мест», by the m² that one person takes. */
function seatsInWords(square: number): string {
  const from = Math.max(1, Math.floor(square / squarePerPerson.spacious));
  const to = Math.max(1, Math.floor(square / squarePerPerson.dense));
  const noun = plural(to, "рабочее место", "рабочих места", "рабочих мест").replace(/^[^\p{L}]+/u, "");
  return `${range(from, to)} ${noun}`;
}
