import { DataTable } from "../kit/DataTable.tsx";
import { number, rubles } from "../kit/format.ts";
import { href } from "../routes.ts";
import type { MediaFacadeSolution } from "./media-facade.ts";
import { solutionSize } from "./solution-words.ts";

/** Places for advertising with their prices, to compare. */
export function SolutionsTable({ solutions }: { solutions: MediaFacadeSolution[] }) {
  return (
    <DataTable
      caption="Цены на размещение, с НДС 22 %"
      columns={[
        { title: "Поверхность" },
        { title: "Размер" },
        { title: "Время работы" },
        { title: "Контактов в сутки", numeric: true },
        { title: "Цена", numeric: true },
      ]}
      rows={solutions.map((solution) => [
        <a key={solution.id} href={href("mediaFacade", { id: solution.id })}>
          {solution.name}
        </a>,
        solutionSize(solution),
        solution.hours ?? "—",
        solution.contactsPerDay === undefined ? "—" : number(solution.contactsPerDay),
        <span key="price" className="nowrap">
          {rubles(solution.price)} {solution.priceUnit}
        </span>,
      ])}
    />
  );
}
