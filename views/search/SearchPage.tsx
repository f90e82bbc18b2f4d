import type { RentalCategory } from "../content/park.ts";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import { Button } from "../kit/Button.tsx";
import { EmptyResult } from "../kit/EmptyResult.tsx";
import { SearchField } from "../kit/fields/SearchField.tsx";
import { number, plural } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { Section } from "../kit/Section.tsx";
import { href } from "../routes.ts";
import { CategoryHit, type FoundCategory } from "./CategoryHit.tsx";
import { FoundLines } from "./FoundLines.tsx";
import type { FoundGroup } from "./found.ts";

/** `words`: empty before the first search. `stems`: beginnings of words to mark. `category`: named by the words. */
export type SearchPageProps = {
  words: string;
  stems: string[];
  groups: FoundGroup[];
  category: FoundCategory | undefined;
  categories: RentalCategory[];
  /** The number of a unit, to show what can be asked. */
  example: string | undefined;
};

/** «Найдено: 31 результат (помещения — 20, услуги — 2)», the kinds only if there are several. */
function ResultCount({ groups }: { groups: readonly FoundGroup[] }) {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  if (total === 0) return <>Ничего не нашли</>;
  const kinds = groups.map(({ title, total }) => `${title.toLowerCase()} — ${number(total)}`);
  return (
    <>
      {`Найдено: ${plural(total, "результат", "результата", "результатов")}`}
      {kinds.length > 1 && <small> ({kinds.join(", ")})</small>}
    </>
  );
}

/** The search of the whole site: results by kind, or what one can look for. */
export function SearchPage({ words, stems, groups, category, categories, example }: SearchPageProps) {
  return (
    <>
      <PageHeading title={words === "" ? "Поиск по сайту" : `Поиск: ${words}`}>
        <div className="stack">
          <form className="picker picker-line" method="get" action={href("search", {})} aria-label="Поиск на странице">
            <SearchField
              id="q"
              name="q"
              label="Что найти"
              value={words}
              placeholder="Номер помещения, услуга, компания"
              maxLength={100}
            />
            <Button>Найти</Button>
          </form>
          {words !== "" && (
            <p className="result-count" role="status">
              <ResultCount groups={groups} />
            </p>
          )}
        </div>
      </PageHeading>
      {groups.length > 0 && (
        <div className="wrap found-page">
          {category && <CategoryHit category={category} />}
          {groups.map((group) => (
            <FoundLines
              key={group.kind}
              group={group}
              stems={stems}
              all={category && group.kind === "unit" ? href("rent", { rent: category.alias }) : undefined}
            />
          ))}
        </div>
      )}
      {groups.length === 0 && (
        <Section>
          <Hints words={words} categories={categories} example={example} />
        </Section>
      )}
    </>
  );
}

function Hints({ words, categories, example }: Pick<SearchPageProps, "words" | "categories" | "example">) {
  const links = [
    ...categories.map(({ alias, title }) => ({ address: href("rent", { rent: alias }), text: title })),
    { address: href("plan", {}), text: "Схема корпусов" },
    { address: href("services", {}), text: "Услуги" },
    { address: href("shops", {}), text: "Компании в парке" },
    { address: href("vacancies", {}), text: "Вакансии" },
    { address: href("contacts", {}), text: "Контакты" },
  ];
  return (
    <EmptyResult title={words === "" ? "Что можно найти" : "По этому запросу ничего нет"}>
      <p>
        {example === undefined ? "Помещение по номеру" : `Помещение по номеру, например «${example}»`}, услугу,
        компанию, новость или вакансию. Порядок слов, большие буквы и мелкие опечатки не важны.
      </p>
      <ul>
        {links.map(({ address, text }) => (
          <li key={address}>
            <a href={address}>{text}</a>
          </li>
        ))}
      </ul>
      {words !== "" && <EnquiryLink form="callback">Написать нам</EnquiryLink>}
    </EmptyResult>
  );
}

/** The suggestions under the search field: the best results of every kind, and a link to all. */
export function Suggestions({ words, groups, category }: Pick<SearchPageProps, "words" | "groups" | "category">) {
  if (groups.length === 0 && !category) return <>{words !== "" && <p className="small muted">Ничего не нашли</p>}</>;
  return (
    <ul>
      {category && (
        <li>
          <a href={href("rent", { rent: category.alias })}>
            <b>{category.title}</b> <span className="suggestion-kind">{number(category.count)}</span>
          </a>
        </li>
      )}
      {groups.flatMap(({ title, items }) =>
        items.map((item) => (
          <li key={item.address}>
            <a href={item.address}>
              <b>{item.title}</b> <span className="suggestion-kind">{item.price ?? title}</span>
              {item.note && <small> {item.note}</small>}
            </a>
          </li>
        )),
      )}
      <li>
        <a href={href("search", {}, { q: words })}>Все результаты</a>
      </li>
    </ul>
  );
}
