import { fragments, href } from "../routes.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";

/** What makes a field of `.suggests` suggest while one types. `id` of the field: there may be two on a page. */
const suggestsInto = (id: string) => ({
  "hx-get": fragments.search,
  "hx-trigger": "input changed delay:250ms",
  "hx-target": `#${id}-suggestions`,
  "hx-sync": "this:replace",
});

/** Where the suggestions of a field stand, and where their number is spoken. */
const SuggestionsOf = ({ id }: { id: string }) => (
  <>
    <div className="suggestions" id={`${id}-suggestions`} />
    <p className="visually-hidden" role="status" />
  </>
);

/** The search of the whole site. */
export function SearchBox({ id }: { id: string }) {
  return (
    <search className="search-box suggests">
      <form action={href("search", {})} method="get">
        <label className="visually-hidden" htmlFor={id}>
          Поиск по сайту
        </label>
        <input
          id={id}
          type="search"
          name="q"
          placeholder="Помещение, услуга, компания"
          autoComplete="off"
          {...suggestsInto(id)}
        />
        <button type="submit" aria-label="Найти">
          <Icon name="search" size={20} />
        </button>
      </form>
      <SuggestionsOf id={id} />
    </search>
  );
}

type FieldProps = { id: string; name: string; label: string; value: string | undefined; placeholder: string };

/** A field for words with its label; other attributes pass through. */
export const SearchField = ({ label, value, ...rest }: FieldProps) => (
  <div className="field">
    <label htmlFor={rest.id}>{label}</label>
    <input {...rest} maxLength={100} type="search" autoComplete="off" defaultValue={value} />
  </div>
);

type FormProps = { words?: string | undefined; button?: "primary" | "outline" };

/** The search of the whole site inside a page, with the words that were searched for. */
export const SearchForm = ({ words, button = "primary" }: FormProps) => (
  <form className="picker suggests" method="get" action={href("search", {})} aria-label="Новый поиск">
    <SearchField id="q" name="q" label="Что найти" value={words} placeholder="Номер, услуга…" {...suggestsInto("q")} />
    <Button variant={button}>Найти</Button>
    <SuggestionsOf id="q" />
  </form>
);
