import { Icon } from "../kit/Icon.tsx";
import { href } from "../routes.ts";

/**
 * The search of the whole site; with script it suggests while one types. `id` of the field: there may be two on a page.
 */
export function SearchBox({ id }: { id: string }) {
  return (
    <search className="search-box">
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
          enterKeyHint="search"
          hx-get="/fragments/search"
          hx-trigger="input changed delay:250ms"
          hx-target={`#${id}-suggestions`}
          hx-swap="innerHTML"
          hx-sync="this:replace"
        />
        <button type="submit" aria-label="Найти">
          <Icon name="search" size={20} />
        </button>
      </form>
      <div className="suggestions" id={`${id}-suggestions`} />
    </search>
  );
}
