import { ConditionChips } from "../filters/ConditionChips.tsx";
import { FilterLink } from "../filters/FilterLink.tsx";
import { ButtonLink } from "../kit/Button.tsx";
import { plural } from "../kit/format.ts";
import type { Listing } from "../kit/listing.ts";
import { Once } from "../kit/Once.tsx";
import { Pagination } from "../kit/Pagination.tsx";
import type { Body, RentalCategory } from "../park/park.ts";
import { RequestLink } from "../requests/RequestLink.tsx";
import { CompareBar, ComparedElsewhere } from "./CompareBar.tsx";
import { CompareBox } from "./CompareBox.tsx";
import { Comparison } from "./Comparison.tsx";
import { EmptyPavilions } from "./EmptyPavilions.tsx";
import { PavilionCard, PavilionCards } from "./PavilionCard.tsx";
import { PavilionTable } from "./PavilionTable.tsx";
import type { Pavilion, PavilionChoices } from "./pavilion.ts";
import { rentHref, rentLink } from "./pavilion-links.ts";
import { pavilionTitle } from "./pavilion-words.ts";
import { type ChosenPavilions, pavilionsFilter } from "./pavilions.filter.ts";

/** All that the results of a rental page show; `relaxations` only where nothing was found. */
export type PavilionResultsProps = {
  category: RentalCategory;
  chosen: ChosenPavilions;
  choices: PavilionChoices;
  listing: Listing<Pavilion>;
  bodies: Body[];
  compared: Pavilion[];
  relaxations: { text: string; chosen: ChosenPavilions; count: number }[];
  categories: { category: RentalCategory; count: number }[];
};

/** «Найдено 37 помещений». */
export function foundInWords(total: number): string {
  if (total === 0) return "Сейчас ничего нет";
  return `Найдено ${plural(total, "помещение", "помещения", "помещений")}`;
}

/** What stands in #results of a rental page; `focused` after a link was followed in place, whose element is gone. */
export function PavilionResults({ focused = false, ...props }: PavilionResultsProps & { focused?: boolean }) {
  const { category, chosen, choices, listing, compared } = props;
  const conditions = pavilionsFilter.conditions(chosen, choices);
  return (
    <>
      <ConditionChips
        focused={focused}
        conditions={conditions.map(({ text, without }) => ({ text, to: rentLink(category, without) }))}
      />
      {compared.length > 1 && <Comparison {...props} />}
      <ComparedElsewhere {...props} />
      {listing.items.length === 0 ? (
        <EmptyPavilions {...props} />
      ) : (
        <>
          <ViewLinks category={category} chosen={chosen} />
          <PavilionList {...props} />
          <MorePavilions {...props} />
          <Once>
            <CompareBar category={category} count={compared.length} />
          </Once>
        </>
      )}
    </>
  );
}

function ViewLinks({ category, chosen }: Pick<PavilionResultsProps, "category" | "chosen">) {
  const views = [
    { id: "view-cards", text: "Карточки", view: undefined },
    { id: "view-table", text: "Таблица", view: "table" as const },
  ];
  return (
    <p className="views row no-print">
      {views.map(({ id, text, view }) => (
        <FilterLink
          key={id}
          id={id}
          className="chip"
          to={rentLink(category, { ...chosen, view }, "view")}
          current={chosen.view === view}
        >
          {text}
        </FilterLink>
      ))}
    </p>
  );
}

function PavilionList({ chosen, listing, bodies, compared, category }: PavilionResultsProps) {
  return chosen.view === "table" ? (
    <PavilionTable
      pavilions={listing.items}
      bodies={bodies}
      caption={`${category.title}: цены в месяц с НДС 22 % и эксплуатацией`}
      compare={compareBox(compared)}
    />
  ) : (
    <PavilionCards
      pavilions={listing.items}
      bodies={bodies}
      card={(unit, body) => (
        <RentCard pavilion={unit} body={body} compared={compared.some(({ id }) => id === unit.id)} />
      )}
    />
  );
}

/** A unit in the list of a rental page. */
export function RentCard({
  pavilion,
  body,
  compared,
}: {
  pavilion: Pavilion;
  body: Body | undefined;
  compared: boolean;
}) {
  return (
    <PavilionCard
      pavilion={pavilion}
      body={body}
      level={2}
      compare={<CompareBox id={pavilion.id} name={pavilionTitle(pavilion)} checked={compared} form="filter" />}
      action={
        <RequestLink form="rent" params={{ pavilionId: pavilion.id }} variant="outline">
          Оставить заявку
        </RequestLink>
      }
    />
  );
}

/** The box that takes a unit into the comparison; it belongs to the filter form, so that a filter click does not forget it. */
function compareBox(compared: Pavilion[]) {
  return (unit: Pavilion) => (
    <CompareBox
      id={unit.id}
      name={pavilionTitle(unit)}
      checked={compared.some(({ id }) => id === unit.id)}
      form="filter"
    />
  );
}

/** The way to further units: one more page in place, and links to all pages. */
export function MorePavilions({ category, chosen, listing: { pagination } }: PavilionResultsProps) {
  const { page, pages, limit, total } = pagination;
  const left = Math.min(limit, total - page * limit);
  const next = { ...chosen, page: page + 1 };
  return (
    <div id="more">
      <Pagination
        pagination={pagination}
        hrefOf={(n) => rentHref(category, { ...chosen, page: n > 1 ? n : undefined })}
        label="Страницы списка помещений"
      >
        {page < pages &&
          (chosen.view === "table" ? (
            <ButtonLink href={rentHref(category, next)} variant="outline">
              Показать ещё {left}
            </ButtonLink>
          ) : (
            <FilterLink className="button button-outline" to={rentLink(category, next, "cards")} into="#more">
              Показать ещё {left}
            </FilterLink>
          ))}
      </Pagination>
    </div>
  );
}
