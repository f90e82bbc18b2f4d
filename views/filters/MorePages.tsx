import type { Pagination as PageOf } from "../kit/listing.ts";
import { Pagination } from "../kit/Pagination.tsx";
import { FilterLink, type ListLink } from "./FilterLink.tsx";
import { type NextPart, nextPart } from "./show-more.ts";

type Props = {
  pagination: PageOf;
  limit: number;
  limitMax: number;
  label: string;
  hrefOf: (page: number | undefined) => string;
  linkTo: (next: NextPart) => ListLink;
};

/** The way to further items of a list in steps of `limit`: the next ones in place, and links to all pages. */
export function MorePages({ pagination, limit, limitMax, label, hrefOf, linkTo }: Props) {
  const next = nextPart(pagination, limit, limitMax);
  return (
    <div id="more">
      <Pagination pagination={pagination} hrefOf={(n) => hrefOf(n > 1 ? n : undefined)} label={label}>
        {next && (
          <FilterLink className="button button-outline" to={linkTo(next)} into="#more">
            {`Показать ещё ${next.adds}`}
          </FilterLink>
        )}
      </Pagination>
    </div>
  );
}
