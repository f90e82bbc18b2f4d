import { EnquiryLink } from "../../enquiries/EnquiryLink.tsx";
import { rentHref } from "../unit-links.ts";
import { unitsFilter } from "../units.filter.ts";
import { Relaxations } from "./NearResults.tsx";
import { type UnitResultsProps, unitsInWords } from "./rent-results.ts";

type Props = Pick<UnitResultsProps, "category" | "chosen" | "choices" | "relaxations">;

/** Nothing is free at all; or nothing fits: what to change, and what it brings. */
export function EmptyUnits({ category, chosen, choices, relaxations }: Props) {
  const conditions = unitsFilter.conditions(chosen, choices);
  if (conditions.length === 0)
    return (
      <section className="nothing">
        <h2>Сейчас всё занято</h2>
        <p>Оставьте заявку — сообщим, когда освободится.</p>
      </section>
    );
  const isOne = conditions.length === 1;
  const way = isOne ? "Без этого условия помещения есть." : "Измените одно из них — и помещения появятся.";
  return (
    <section className="nothing">
      <h2>{isOne ? "Под это условие ничего нет" : "Под эти условия ничего нет"}</h2>
      <p>
        {conditions.map(({ text }) => text).join(" · ")}. {relaxations.length > 0 && way}
      </p>
      <Relaxations category={category} relaxations={relaxations} />
    </section>
  );
}

/** Ways out of an empty result: the whole list of each category, and a request. */
export function OtherWays({
  category,
  categories,
  chosen,
  choices,
}: Pick<UnitResultsProps, "categories"> & Omit<Props, "relaxations">) {
  const filtered = unitsFilter.conditions(chosen, choices).length > 0;
  const others = categories.filter((one) => (one.count ?? 0) > 0 && (one.category.id !== category.id || filtered));
  return (
    <section className="ask">
      <p>Оставьте заявку: менеджер подберёт похожее и сообщит, когда освободится нужное.</p>
      <EnquiryLink form="callback" variant="outline">
        Написать нам
      </EnquiryLink>
      {others.length > 0 && (
        <ul>
          {others.map((one) => (
            <li key={one.category.id}>
              <a href={rentHref(one.category, {})}>{one.category.title}: все помещения</a> —{" "}
              {unitsInWords(one.count ?? 0)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
