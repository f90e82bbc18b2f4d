import { FilterLink } from "../filters/FilterLink.tsx";
import { EmptyResult } from "../kit/EmptyResult.tsx";
import { plural } from "../kit/format.ts";
import { RequestLink } from "../requests/RequestLink.tsx";
import type { PavilionResultsProps } from "./PavilionResults.tsx";
import { rentHref, rentLink } from "./pavilion-links.ts";
import { pavilionsFilter } from "./pavilions.filter.ts";

const units = (n: number) => plural(n, "помещение", "помещения", "помещений");

/** Nothing is free at all; or nothing fits: which single condition to drop and how many units appear then, and the ways out that always lead to some. */
export function EmptyPavilions({ category, chosen, choices, relaxations, categories }: PavilionResultsProps) {
  const full = categories
    .filter(({ count }) => count > 0)
    .sort((a, b) => Number(b.category.id === category.id) - Number(a.category.id === category.id));
  const others = full.length > 0 && (
    <ul>
      {full.map((one) => (
        <li key={one.category.id}>
          <a href={rentHref(one.category, {})}>{one.category.title}: все помещения</a> — {units(one.count)}
        </li>
      ))}
    </ul>
  );
  if (pavilionsFilter.conditions(chosen, choices).length === 0)
    return (
      <EmptyResult title="Сейчас всё занято">
        <p>Оставьте заявку — сообщим, когда освободится.</p>
        <RequestLink form="callback">Написать нам</RequestLink>
        {others && <p>Свободно в других разделах:</p>}
        {others}
      </EmptyResult>
    );
  return (
    <EmptyResult title="Под эти условия ничего не нашли">
      {relaxations.length > 0 ? (
        <>
          <p>Снимите лишнее — и помещения появятся:</p>
          <ul>
            {relaxations.map(({ text, chosen: without, count }) => (
              <li key={text}>
                <FilterLink className="link" to={rentLink(category, without)}>
                  {`Без ${text}`}
                </FilterLink>{" "}
                — {units(count)}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>Попробуйте начать сначала{full.length > 0 && " или посмотрите соседние разделы"}.</p>
      )}
      {others}
      <p>Оставьте заявку: менеджер знает, что освободится в ближайшие месяцы, и подберёт похожее.</p>
      <RequestLink form="callback">Написать нам</RequestLink>
    </EmptyResult>
  );
}
