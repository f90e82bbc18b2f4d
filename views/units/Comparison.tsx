import { FilterLink } from "../filters/FilterLink.tsx";
import { DataTable } from "../kit/DataTable.tsx";
import { priceWords, rubles, squareMetres } from "../kit/format.ts";
import { href } from "../routes.ts";
import { Availability } from "./Availability.tsx";
import type { Pavilion } from "./pavilion.ts";
import { rentLink } from "./pavilion-links.ts";
import { floorOfFloors, unitClass, unitFact } from "./pavilion-words.ts";
import type { PavilionResultsProps } from "./rent-results.ts";

/** Up to four units side by side, a row per fact. The address can be shared. */
export function Comparison({ category, chosen, compared, bodies }: PavilionResultsProps) {
  const bodyOf = (unit: Pavilion) => bodies.find(({ id }) => id === unit.body.id);
  const factNames = [...new Set(compared.flatMap(({ facts }) => facts.map(({ name }) => name)))];
  const hasClass = factNames.some((name) => name.startsWith("Класс"));
  const rows = [
    ["Аренда в месяц, с НДС 22 % и эксплуатацией", ...compared.map(({ price }) => priceWords(price))],
    ["За м² в месяц, с НДС 22 %", ...compared.map(({ rate }) => (rate > 0 ? rubles(rate) : "—"))],
    ["Площадь", ...compared.map(({ square }) => squareMetres(square))],
    ["Корпус", ...compared.map(({ body }) => body.number)],
    ["Этаж", ...compared.map((unit) => floorOfFloors(unit, bodyOf(unit)))],
    ["Когда свободно", ...compared.map((unit) => <Availability key={unit.id} pavilion={unit} />)],
    ...(hasClass ? [] : [["Класс здания", ...compared.map((unit) => unitClass(unit, bodyOf(unit)) ?? "—")]]),
    ...factNames.map((name) => [name, ...compared.map((unit) => unitFact(unit, name) ?? "—")]),
    [
      "Убрать из сравнения",
      ...compared.map((unit) => <Remove key={unit.id} unit={unit} category={category} chosen={chosen} />),
    ],
  ];
  return (
    <div className="comparison stack" id="comparison">
      <h2>Сравнение помещений</h2>
      <DataTable
        caption="Сравнение помещений"
        captionHidden
        columns={[{ title: "Помещение" }, ...compared.map(({ number }) => ({ title: number }))]}
        rows={rows}
      />
      <p className="row no-print">
        {compared.map(({ id, number }) => (
          <a key={id} href={href("pavilion", { id })}>
            Помещение {number}
          </a>
        ))}
        <FilterLink className="link" to={rentLink(category, { ...chosen, compare: undefined })}>
          Закрыть сравнение
        </FilterLink>
      </p>
    </div>
  );
}

function Remove({ unit, category, chosen }: { unit: Pavilion } & Pick<PavilionResultsProps, "category" | "chosen">) {
  const left = (chosen.compare ?? []).filter((id) => id !== unit.id);
  return (
    <FilterLink
      className="link"
      to={rentLink(category, { ...chosen, compare: left })}
      label={`Убрать из сравнения помещение ${unit.number}`}
    >
      Убрать
    </FilterLink>
  );
}
