import { Fragment } from "react";
import { capacityOf } from "../../content/capacity.ts";
import { idsOf } from "../../content/offer-ids.ts";
import { buildingNumbers, unitsOfCategory, useName } from "../../content/unit.ts";
import { EnquiryLink } from "../../enquiries/EnquiryLink.tsx";
import { FilterLink } from "../../filters/FilterForm.tsx";
import { withCosts } from "../../park/park-words.ts";
import { buildingWords, longDate, plural, range, rubles, squareMetres, upperFirst } from "../../ui/format.ts";
import { lowestFirst } from "../../ui/lowest-first.ts";
import { areaOf, type Condition, chosenOf, soughtIn } from "../criteria.ts";
import { JoinedRow, PlainGroup, SizeGroup, UnitRow } from "../ledger/UnitRow.tsx";
import { moreLink, offerHref, rentHref } from "../unit-links.ts";
import { Manager } from "./Manager.tsx";
import type { RentResults } from "./rent-results.ts";

/** «Цены за помещение в месяц, с НДС…» */
export function PriceNote({ checkedAt, claims }: Pick<RentResults, "checkedAt" | "claims">) {
  const checked = checkedAt ? ` Обновлено ${longDate(checkedAt)}.` : "";
  return `Цены за помещение в месяц, ${withCosts(claims)}${claims ? claims.onTopOfPrice : ""}.${checked}`;
}

/** The content of #results on a rental page. */
export function UnitResults(props: RentResults) {
  if (props.total === 0) return <NothingFits {...props} />;
  const { category, chosen, landing, groups, look } = props;
  return (
    <>
      {landing && <p className="landing">{landing.words}</p>}
      {groups.map((group, at) => (
        <Fragment key={group.id}>
          <SizeGroup group={group} category={category} look={look} more={moreLink(category, chosen, group.id)} />
          {at === 0 && <Manager {...props} inList />}
        </Fragment>
      ))}
      <Nearest {...props} />
      <LargerTogether {...props} />
    </>
  );
}

/** The offers that come closest to the question, and how each differs from it. */
function Nearest({ near, look }: Pick<RentResults, "near" | "look">) {
  if (near.length === 0) return null;
  return (
    <PlainGroup title="Ближе всего">
      {near.map(({ offer, note }) => {
        const onlyUnit = offer.units.length === 1 ? offer.units[0] : undefined;
        return onlyUnit ? (
          <UnitRow key={offer.key} units={[onlyUnit]} look={look} note={note} />
        ) : (
          <JoinedRow key={offer.key} offer={offer} look={look} note={note} />
        );
      })}
    </PlainGroup>
  );
}

function Together({ joined, look }: Pick<RentResults, "joined" | "look">) {
  if (joined.length === 0) return null;
  return (
    <PlainGroup title="Соседние вместе">
      {joined.map((offer) => (
        <JoinedRow key={offer.key} offer={offer} look={look} />
      ))}
    </PlainGroup>
  );
}

/** Neighbours that are larger together than any single unit: where the question asks for more than that, as rows. */
function LargerTogether({ category, chosen, joined, look }: RentResults) {
  if (joined.length === 0) return null;
  if (chosen.squareFrom !== undefined || chosen.people) return <Together joined={joined} look={look} />;
  const squares = joined.map(({ square }) => square);
  const least = Math.min(...squares);
  const most = Math.max(...squares);
  const count = plural(joined.length, "вариант", "варианта", "вариантов");
  const [cheapest] = joined.filter(({ price }) => price > 0).sort((a, b) => lowestFirst(a.price, b.price));
  const { more, limit, ...others } = chosen;
  return (
    <p className="larger no-print">
      <b>Нужно больше?</b> Соседние сдаём вместе:{" "}
      <FilterLink whole href={rentHref(category, { ...others, squareFrom: Math.floor(least) })}>
        {`${count} на ${range(Math.round(least), Math.round(most))} м²`}
      </FilterLink>
      {cheapest && (
        <>
          {", "}
          <a href={offerHref(idsOf(cheapest.units), look.question)}>{`от ${rubles(cheapest.price)}`}</a>
        </>
      )}
    </p>
  );
}

type ConditionProps = Pick<RentResults, "category"> & { condition: Condition };

/** A condition that a press takes back. */
export const ConditionLink = ({ category, condition: { text, without } }: ConditionProps) => (
  <FilterLink
    className="condition no-print"
    href={rentHref(category, { ...without, more: undefined })}
    label={`Убрать условие «${text}»`}
  >
    {text} <span aria-hidden="true">×</span>
  </FilterLink>
);

const single = { office: "Одного офиса", warehouse: "Одного склада", trade_area: "Одного помещения" };

function nothingWords(results: RentResults): string {
  const { category, conditions, joined } = results;
  if (conditions.length === 0) return "Сейчас всё занято";
  const elsewhere = elsewhereWords(results);
  if (elsewhere !== undefined) return elsewhere;
  if (isTooManyPeople(results)) return "Столько людей в одном помещении не разместим";
  if (joined.length > 0) return `${single[category.id]} такой площади нет, соседние сдаём вместе`;
  return sizeWords(results) ?? "Точно такого сейчас нет";
}

/** «Складов площадью до 50 м² нет: самый маленький — 90 м²»: nothing of the kind is so small, or so large. */
function sizeWords({ category, chosen, conditions, stock }: RentResults): string | undefined {
  const asked = conditions.find(({ keys }) => keys.includes("squareFrom"))?.text;
  if (asked === undefined || chosen.people || stock.length === 0) return undefined;
  const { from, to, below } = areaOf(chosen);
  const squares = stock.map(({ square }) => square);
  const least = Math.min(...squares);
  const most = Math.max(...squares);
  const isTooSmall = least > to || least >= below;
  if (!isTooSmall && most >= from) return undefined;
  const { many, smallest, largest } = bySize[category.id];
  const nearest = isTooSmall ? `${smallest} — ${squareMetres(least)}` : `${largest} — ${squareMetres(most)}`;
  return `${many} площадью ${asked} нет: ${nearest}`;
}

const bySize = {
  office: { many: "Офисов", smallest: "самый маленький", largest: "самый большой" },
  warehouse: { many: "Складов", smallest: "самый маленький", largest: "самый большой" },
  trade_area: { many: "Помещений", smallest: "самое маленькое", largest: "самое большое" },
};

const inBuildings = (numbers: string[]) => `в ${buildingWords(numbers, "prepositional")}`;

/** «В корпусе 7 только склады. Офисы — в корпусах 1, 2 и 5»: the chosen buildings are for something else. */
function elsewhereWords({ category, elsewhere, stock }: RentResults): string | undefined {
  if (!elsewhere) return undefined;
  const here = upperFirst(inBuildings(elsewhere.numbers));
  return `${here} только ${useName[elsewhere.use]}. ${category.name} — ${inBuildings(buildingNumbers(stock))}`;
}

/** «6 складов в корпусе 7»: the way to what the chosen buildings do let. */
function ElsewhereLink({ elsewhere }: Pick<RentResults, "elsewhere">) {
  if (!elsewhere?.list) return null;
  const { category, bodies, count } = elsewhere.list;
  return (
    <p>
      <a href={rentHref(category, { bodies })}>
        {`${unitsOfCategory(count, category)} ${inBuildings(elsewhere.numbers)}`}
      </a>
    </p>
  );
}

/** The largest area of a unit, or of neighbours together. */
const largestArea = ({ stock, near }: Pick<RentResults, "stock" | "near">): number =>
  Math.max(0, ...stock.map(({ square }) => square), ...near.map(({ offer }) => offer.square));

/** Whether the team is larger than any unit, and any neighbours together, hold. */
function isTooManyPeople(results: RentResults): boolean {
  const { people } = results.chosen;
  if (results.category.id !== "office" || people === undefined) return false;
  return people > capacityOf(largestArea(results)).most;
}

/** The largest offer helps a visitor who asks for up to so many times its area. */
const largerAtMost = 4 / 3;

/** Whether the area asked for is far beyond any unit, and any neighbours together. */
function isTooLarge(results: RentResults): boolean {
  const { squareFrom } = results.chosen;
  return squareFrom !== undefined && squareFrom > largestArea(results) * largerAtMost;
}

/** What the manager can do for those who need more than there is in one place. */
const assembledWords = {
  office: "Соберём соседние офисы или этаж — расскажите, что нужно.",
  warehouse: "Соберём соседние склады — расскажите, что нужно.",
  trade_area: "Соберём соседние помещения — расскажите, что нужно.",
};

function helpWords({ category, stock, chosen }: RentResults, isTooMuch: boolean): string {
  if (!isTooMuch) return "Скажите, что нужно: подберём и сообщим, когда освободится.";
  const areaOfAll = stock.reduce((sum, { square }) => sum + square, 0);
  const isBeyondAll = (chosen.squareFrom ?? 0) > areaOfAll || (chosen.people ?? 0) > capacityOf(areaOfAll).most;
  return isBeyondAll ? "Расскажите, что нужно: посмотрим, чем можем помочь." : assembledWords[category.id];
}

/**
 * Nothing is free, or nothing fits: the conditions, as links where the end of one alone finds units; the offers that
 * come closest; who helps.
 */
function NothingFits(props: RentResults) {
  const { category, stock, chosen, conditions, joined, look, kinds } = props;
  const isTooMuch = isTooManyPeople(props) || isTooLarge(props);
  const others = isTooMuch ? [] : kinds.filter(({ category: { id }, count }) => id !== category.id && (count ?? 0) > 0);
  return (
    <>
      <section className="nothing">
        <h2>{nothingWords(props)}</h2>
        <ElsewhereLink {...props} />
        {conditions.length === 0 ? (
          <p>Оставьте телефон — сообщим, когда освободится.</p>
        ) : (
          <p>
            {conditions.map((condition) => (
              <Fragment key={condition.text}>
                {chosenOf(stock, soughtIn(stock, condition.without)).length > 0 ? (
                  <ConditionLink category={category} condition={condition} />
                ) : (
                  <span>{condition.text}</span>
                )}{" "}
              </Fragment>
            ))}
            <FilterLink whole href={rentHref(category, { sort: chosen.sort })}>
              Сбросить фильтры
            </FilterLink>
          </p>
        )}
      </section>
      <Together joined={joined} look={look} />
      {!isTooMuch && <Nearest {...props} />}
      <Manager {...props} inList />
      <div className="list-help no-print">
        {conditions.length > 0 && <p>{helpWords(props, isTooMuch)}</p>}
        <EnquiryLink variant="outline" />
        {others.length > 0 && (
          <p>
            {"Ещё сдаём: "}
            {others.map(({ category: other, count }, at) => (
              <Fragment key={other.id}>
                {at > 0 && ", "}
                <a href={rentHref(other, {})}>{unitsOfCategory(count ?? 0, other)}</a>
              </Fragment>
            ))}
          </p>
        )}
      </div>
    </>
  );
}
