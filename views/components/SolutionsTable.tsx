import type { MediaFacadeSolution } from "../model/media-facade.ts";
import { href } from "../routes.ts";
import { NBSP, number, rubles } from "../text/format.ts";
import { solutionSize } from "../text/solution-words.ts";
import { DataTable } from "./DataTable.tsx";

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
          {rubles(solution.price)} {solution.priceUnit.replaceAll(" ", NBSP)}
        </span>,
      ])}
    />
  );
}
