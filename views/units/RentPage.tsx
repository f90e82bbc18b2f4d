import { FilterBox } from "../filters/FilterBox.tsx";
import { FilterForm } from "../filters/FilterForm.tsx";
import { FilterLink } from "../filters/FilterLink.tsx";
import { Button } from "../kit/Button.tsx";
import { SelectField } from "../kit/fields/SelectField.tsx";
import { longDate, plural } from "../kit/format.ts";
import { Once } from "../kit/Once.tsx";
import { PageHeading } from "../kit/PageHeading.tsx";
import { Questions } from "../kit/Questions.tsx";
import { Section } from "../kit/Section.tsx";
import { Steps } from "../kit/Steps.tsx";
import { Tabs } from "../kit/Tabs.tsx";
import { href } from "../routes.ts";
import { foundInWords, PavilionResults, type PavilionResultsProps } from "./PavilionResults.tsx";
import { pavilionsFragment, rentHref, rentLink } from "./pavilion-links.ts";
import { pavilionSorts, pavilionsFilter } from "./pavilions.filter.ts";
import { rentQuestions, rentSteps } from "./rent-texts.ts";

/** Props of a rental page; `checkedAt` is the newest date of the data, ISO 8601. */
export type RentPageProps = PavilionResultsProps & { checkedAt: string | undefined };

/** A rental category: filters, units, and what one asks before renting. */
export function RentPage({ checkedAt, ...results }: RentPageProps) {
  const { category, categories, chosen, choices, listing } = results;
  const { compare, sort, page, ...filters } = chosen;
  return (
    <>
      <Once>
        <RentHeading category={category} categories={categories} checkedAt={checkedAt} />
      </Once>
      <div className="wrap listing">
        <Once>
          <RentFilter category={category} chosen={filters} choices={choices} total={listing.pagination.total} />
        </Once>
        <div className="results">
          <div className="result-head">
            <p className="result-count" id="count" role="status">
              {foundInWords(listing.pagination.total)}
            </p>
            <div id="sort-box">
              <Once>
                <SortField sort={sort} />
              </Once>
            </div>
          </div>
          <div id="results" className="stack">
            <PavilionResults {...results} />
          </div>
        </div>
      </div>
      <Once>
        <Section title="Как проходит аренда" tone="white">
          <Steps items={rentSteps} />
        </Section>
      </Once>
      <Once>
        <Section title="Вопросы и ответы">
          <Questions items={rentQuestions[category.id]} />
        </Section>
      </Once>
    </>
  );
}

function RentHeading({
  category,
  categories,
  checkedAt,
}: Pick<RentPageProps, "category" | "categories" | "checkedAt">) {
  return (
    <PageHeading
      title={category.title}
      lead={`Цены указаны с НДС 22 % и эксплуатационными расходами, электричество — по счётчику.${checkedAt ? ` Данные на ${longDate(checkedAt)}.` : ""}`}
    >
      <Tabs
        label="Что сдаётся"
        items={[
          ...categories.map((one) => ({
            href: rentHref(one.category, {}),
            text: one.category.name,
            count: one.count,
            current: one.category.id === category.id,
          })),
          { href: href("officeSelection", {}), text: "Подбор офиса" },
        ]}
      />
    </PageHeading>
  );
}

type FilterProps = Pick<RentPageProps, "category" | "chosen" | "choices"> & { total: number };

/** What narrows the list. What only orders it, or stands beside it, is not in `chosen`. */
function RentFilter({ category, chosen, choices, total }: FilterProps) {
  return (
    <FilterBox count={pavilionsFilter.conditions(chosen, choices).length}>
      <FilterForm
        action={rentHref(category, {})}
        fragment={`${pavilionsFragment}?category=${category.id}`}
        label={`Фильтры: ${category.title.toLowerCase()}`}
        controls={pavilionsFilter.controls(chosen, choices)}
        listensTo="#sort-box"
      >
        <Button wide id="filter-submit">
          Показать <span id="filter-count">{unitsInWords(total)}</span>
        </Button>
        <FilterLink id="filter-reset" className="link" to={rentLink(category, {}, "view")}>
          Сбросить фильтры
        </FilterLink>
      </FilterForm>
    </FilterBox>
  );
}

/** The order of the list; a control of the filter form that stands beside the count. */
export function SortField({ sort }: Pick<RentPageProps["chosen"], "sort">) {
  const options = pavilionSorts.map(({ value, text }) => ({ value, text }));
  return <SelectField id="sort" name="sort" form="filter" label="Порядок" value={sort ?? ""} options={options} />;
}

/** «37 помещений», on the button; without a count where there are none. */
export function unitsInWords(total: number): string {
  if (total === 0) return "помещения";
  return plural(total, "помещение", "помещения", "помещений");
}
