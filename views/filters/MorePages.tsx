import type { Pagination as PageOf } from "../ui/listing.ts";
import { Pagination } from "../ui/Pagination.tsx";
import { type GrowingList, nextPart, withFirst } from "./show-more.ts";

type Props<Chosen extends object> = { list: GrowingList<Chosen>; chosen: Chosen; pagination: PageOf };

/** The further items replace the place of «Показать ещё», not the results. */
const growing = { "hx-target": "#more", "hx-swap": "outerHTML", "hx-sync": "this:drop" };

/** The way to further items of a list: the next ones in place, and links to all pages. */
export function MorePages<Chosen extends object>({ list, chosen, pagination }: Props<Chosen>) {
  const { step, max, label, linkTo } = list;
  const next = nextPart(pagination, step, max);
  return (
    <div id="more">
      <Pagination pagination={pagination} hrefOf={(page) => linkTo({ ...chosen, page }).href} label={label}>
        {next && (
          <a
            className="button button-outline"
            href={linkTo(withFirst(chosen, next.shown)).href}
            hx-get={linkTo({ ...chosen, limit: next.limit, page: next.page }).fragment}
            {...growing}
          >
            {`Показать ещё ${next.adds}`}
          </a>
        )}
      </Pagination>
    </div>
  );
}
