import { EmptyResult } from "../kit/EmptyResult.tsx";
import { RequestLink } from "../requests/RequestLink.tsx";
import { Relaxations } from "./NearResults.tsx";
import { rentHref } from "./pavilion-links.ts";
import { pavilionsFilter } from "./pavilions.filter.ts";
import { type PavilionResultsProps, unitsInWords } from "./rent-results.ts";

type Props = Pick<PavilionResultsProps, "category" | "chosen" | "choices" | "relaxations" | "categories">;

/**
 * Nothing is free at all; or nothing fits: what to change and what it brings, and the ways out that always lead to some
 * unit.
 */
export function EmptyPavilions({ category, chosen, choices, relaxations, categories }: Props) {
  const conditions = pavilionsFilter.conditions(chosen, choices);
  const others = categories.filter(
    (one) => (one.count ?? 0) > 0 && (one.category.id !== category.id || conditions.length > 0),
  );
  if (conditions.length === 0)
    return (
      <EmptyResult title="Сейчас всё занято">
        <p>Оставьте заявку — сообщим, когда освободится.</p>
        <RequestLink form="callback">Написать нам</RequestLink>
        {others.length > 0 && <p>Свободно в других разделах:</p>}
        <Others others={others} />
      </EmptyResult>
    );
  return (
    <EmptyResult title="Под эти условия ничего нет">
      <p>{conditions.map(({ text }) => text).join(" · ")}</p>
      {relaxations.length > 0 && (
        <>
          <p>Измените одно из них — и помещения появятся.</p>
          <Relaxations category={category} relaxations={relaxations} />
        </>
      )}
      <Others others={others} />
      <p>Оставьте заявку: менеджер подберёт похожее и сообщит, когда освободится нужное.</p>
      <RequestLink form="callback" variant="outline">
        Написать нам
      </RequestLink>
    </EmptyResult>
  );
}

function Others({ others }: { others: PavilionResultsProps["categories"] }) {
  if (others.length === 0) return null;
  return (
    <ul>
      {others.map(({ category, count }) => (
        <li key={category.id}>
          <a href={rentHref(category, {})}>{category.title}: все помещения</a> — {unitsInWords(count ?? 0)}
        </li>
      ))}
    </ul>
  );
}
