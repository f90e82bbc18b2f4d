import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import type { CommonProps } from "../layout/define-page.ts";
import { SearchForm } from "../layout/SearchBox.tsx";
import { href } from "../routes.ts";
import { number, plural } from "../ui/format.ts";
import { EmptyResult, PageHead, Tabs } from "../ui/PageParts.tsx";
import { CategoryHit, type FoundCategory, type FoundGroup, FoundLines, foundHref } from "./FoundLines.tsx";
import { MendedNote } from "./MendedNote.tsx";

/**
 * `words` are empty before a search; `corrected` replaced them, `alternative` might have. `stems` to mark, `kind` the
 * only one shown.
 */
type Props = Pick<CommonProps, "categories"> & {
  words: string;
  corrected: string | undefined;
  alternative: string | undefined;
  kind: string | undefined;
  stems: string[];
  groups: FoundGroup[];
  category: FoundCategory | undefined;
  /** Further categories that the words name. */
  alsoNamed: FoundCategory[];
  /** The number of a unit, to show what can be asked. */
  example: string | undefined;
};

/** The search of the whole site: results by kind, or what one can look for. */
export function SearchPage(props: Props) {
  const { words, corrected, alternative, kind, stems, groups, category, alsoNamed } = props;
  const shown = groups.filter((group) => kind === undefined || group.kind === kind);
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <>
      <PageHead title={words === "" ? "Поиск по сайту" : `Поиск: ${words}`}>
        <SearchForm words={words} />
        {groups.length > 1 && (
          <Tabs
            label="Виды результатов"
            items={[
              { href: href("search", {}, { q: words }), text: "Всё", count: total, current: kind === undefined },
              ...groups.map((group) => ({
                href: href("search", {}, { q: words, kind: group.kind }),
                text: group.title,
                count: group.total,
                current: kind === group.kind,
              })),
            ]}
          />
        )}
      </PageHead>
      <div className="wrap found-page">
        {words !== "" && (
          <p className="visually-hidden" role="status">
            {total === 0 ? "Ничего не нашли" : `Найдено: ${plural(total, "результат", "результата", "результатов")}`}
          </p>
        )}
        {total > 0 && (
          <MendedNote
            words={words}
            corrected={corrected}
            alternative={alternative}
            addressOf={(other) => href("search", {}, { q: other })}
          >
            <a href={href("search", {}, { q: words, exact: "1" })}>Искать именно «{words}»</a>
          </MendedNote>
        )}
        {kind === undefined &&
          [category ?? [], alsoNamed].flat().map((named) => <CategoryHit key={named.id} category={named} />)}
        {shown.map((group) => (
          <FoundLines
            key={group.kind}
            group={group}
            stems={stems}
            all={kind === undefined ? allOf(group, words, category) : undefined}
          />
        ))}
        {shown.length === 0 && !category && <Hints {...props} />}
      </div>
    </>
  );
}

/** Where the rest of a group is: the category's own list if it has just these, or the group alone. */
function allOf({ kind, total, items }: FoundGroup, words: string, category: FoundCategory | undefined) {
  if (category && kind === "unit" && total === category.count) return foundHref(category);
  return total > items.length ? href("search", {}, { q: words, kind }) : undefined;
}

function Hints({ words, categories, example }: Pick<Props, "words" | "categories" | "example">) {
  const links = [
    ...categories.map(({ alias, title }) => ({ address: href("rent", { rent: alias }), text: title })),
    { address: href("plan", {}), text: "Схема корпусов" },
    { address: href("services", {}), text: "Услуги" },
    { address: href("shops", {}, { categories: "all" }), text: "Компании" },
    { address: href("vacancies", {}), text: "Вакансии" },
    { address: href("contacts", {}), text: "Контакты" },
  ];
  return (
    <EmptyResult title={words === "" ? "Что можно найти" : "По этому запросу ничего нет"}>
      <p>
        Поиск находит помещения по номеру{example !== undefined && `, например «${example}»`}, услуги, компании,
        страницы сайта, рекламные поверхности, документы, новости и вакансии. Порядок слов, большие буквы и мелкие
        опечатки не важны.
      </p>
      <ul>
        {links.map(({ address, text }) => (
          <li key={address}>
            <a href={address}>{text}</a>
          </li>
        ))}
      </ul>
      {words !== "" && <EnquiryLink />}
    </EmptyResult>
  );
}

type SuggestionsProps = Pick<Props, "words" | "groups" | "category" | "alsoNamed">;

/** The suggestions under the search field: the best results of every kind, and a link to all. */
export function Suggestions({ words, groups, category, alsoNamed }: SuggestionsProps) {
  if (groups.length === 0 && !category) return <>{words !== "" && <p className="small muted">Ничего не нашли</p>}</>;
  return (
    <ul>
      {[category ?? [], alsoNamed].flat().map((named) => (
        <li key={named.id}>
          <a href={foundHref(named)}>
            <b>{named.title}</b> <span className="suggestion-kind">{number(named.count)}</span>
          </a>
        </li>
      ))}
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
