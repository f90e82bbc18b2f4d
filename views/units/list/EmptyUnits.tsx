import { unitsInWords } from "../../content/unit-words.ts";
import { EnquiryLink } from "../../enquiries/EnquiryLink.tsx";
import { rentHref } from "../unit-links.ts";
import { unitConditions } from "../units.filter.ts";
import type { RentResults } from "./rent-results.ts";
import { WiderChoices } from "./WiderChoices.tsx";

type Props = Pick<RentResults, "category" | "chosen" | "choices" | "relaxations">;

/** Nothing is free at all; or nothing fits: what to change, and what it brings. */
export function EmptyUnits({ category, chosen, choices, relaxations }: Props) {
  const conditions = unitConditions(chosen, choices);
  if (conditions.length === 0)
    return (
      <section className="nothing">
        <h2>Сейчас всё занято</h2>
        <p>Оставьте заявку — сообщим, когда освободится.</p>
      </section>
    );
  const isOne = conditions.length === 1;
  return (
    <section className="nothing">
      <h2>{isOne ? "Под это условие ничего нет" : "Под эти условия ничего нет"}</h2>
      <p>{`${conditions.map(({ text }) => text).join(", ")}.`}</p>
      <WiderChoices category={category} relaxations={relaxations} total={0} />
    </section>
  );
}

/** Ways out of an empty result: the whole list of each category, and an enquiry. */
export function OtherWays({
  category,
  categories,
  chosen,
  choices,
}: Pick<RentResults, "categories"> & Omit<Props, "relaxations">) {
  const filtered = unitConditions(chosen, choices).length > 0;
  const others = categories.filter((item) => (item.count ?? 0) > 0 && (item.category.id !== category.id || filtered));
  return (
    <section className="ask">
      <p>Оставьте заявку: менеджер подберёт похожее и сообщит, когда освободится нужное.</p>
      <EnquiryLink form="callback" variant="outline">
        Написать нам
      </EnquiryLink>
      {others.length > 0 && (
        <ul>
          {others.map((item) => (
            <li key={item.category.id}>
              <a href={rentHref(item.category, {})}>{item.category.title}: все помещения</a> —{" "}
              {unitsInWords(item.count ?? 0, item.category.id)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
