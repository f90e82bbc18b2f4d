import { Button } from "../kit/Button.tsx";
import { Card, CardGrid } from "../kit/Card.tsx";
import { EmptyResult } from "../kit/EmptyResult.tsx";
import { SearchField } from "../kit/fields/SearchField.tsx";
import { plural } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { Section } from "../kit/Section.tsx";
import type { RentalCategory } from "../park/park.ts";
import { RequestLink } from "../requests/RequestLink.tsx";
import { href } from "../routes.ts";

/** Things of one kind that were found: `total` of them, the best in `items`. */
export type FoundGroup = { kind: string; title: string; total: number; items: FoundItem[] };

/** One thing that was found; `address` is where it is. */
export type FoundItem = { title: string; note: string; address: string };

/** Props of the search page: `words` is empty when nothing was asked yet. */
export type SearchPageProps = { words: string; groups: FoundGroup[]; categories: RentalCategory[] };

/** «Найдено 12 результатов». */
function resultsInWords(groups: readonly FoundGroup[]): string {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return total === 0 ? "Ничего не нашли" : `Найдено: ${plural(total, "результат", "результата", "результатов")}`;
}

/** The search of the whole site: results by kind, or what one can look for. */
export function SearchPage({ words, groups, categories }: SearchPageProps) {
  return (
    <>
      <PageHeading title={words === "" ? "Поиск по сайту" : `Поиск: ${words}`}>
        <div className="stack">
          {" "}
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
              {resultsInWords(groups)}
            </p>
          )}
        </div>{" "}
      </PageHeading>
      {groups.map(({ kind, title, total, items }) => (
        <Section key={kind} title={`${title} (${total})`} tone="white">
          <CardGrid>
            {items.map((item) => (
              <Card key={item.address} title={item.title} href={item.address}>
                <p className="small muted">{item.note}</p>
              </Card>
            ))}
          </CardGrid>
          {total > items.length && (
            <p className="small muted">Показаны первые {items.length}: уточните запрос, чтобы сузить список.</p>
          )}
        </Section>
      ))}
      {groups.length === 0 && (
        <div className="wrap">
          <Hints words={words} categories={categories} />
        </div>
      )}
    </>
  );
}

function Hints({ words, categories }: Pick<SearchPageProps, "words" | "categories">) {
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
        Помещение по номеру, например «209-12», услугу, компанию, новость или вакансию. Порядок слов, большие буквы и
        мелкие опечатки не важны.
      </p>
      <ul>
        {links.map(({ address, text }) => (
          <li key={address}>
            <a href={address}>{text}</a>
          </li>
        ))}
      </ul>
      {words !== "" && <RequestLink form="callback">Написать нам</RequestLink>}
    </EmptyResult>
  );
}

/** What htmx puts under the search field while one types: the best of every kind, and the way to all results. */
export function Suggestions({ words, groups }: Pick<SearchPageProps, "words" | "groups">) {
  if (groups.length === 0) return <>{words !== "" && <p className="small muted">Ничего не нашли</p>}</>;
  return (
    <ul>
      {groups.flatMap(({ title, items }) =>
        items.map((item) => (
          <li key={item.address}>
            <a href={item.address}>
              <span className="suggestion-kind">{title}</span> {item.title}
              <span className="small muted"> {item.note}</span>
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
