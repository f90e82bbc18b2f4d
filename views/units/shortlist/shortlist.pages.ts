import { known } from "../../content/content.ts";
import { definePage } from "../../layout/define-page.ts";
import { offersFor } from "./offers-for.ts";
import { ShortlistPage } from "./ShortlistPage.tsx";
import { offersMax, shortlistFilter, shortlistHref } from "./shortlist.filter.ts";
import { shortlistHead } from "./shortlist.head.ts";

/** `/compare?compare=1082+1083&compare=1078`: the shortlist, also as a colleague sent it. */
export const comparePage = definePage({
  route: "compare",
  filter: shortlistFilter,
  load({ query, content, park, site }) {
    const chosen = shortlistFilter.read(query);
    const { compare: wanted = [], best, people, note } = chosen;
    const stock = known(content.units);
    const { offers, gone } = offersFor(wanted.slice(0, offersMax), stock, park.buildings);
    return {
      offers,
      gone: gone.map((id) => park.units.find((unit) => unit.id === id)?.number ?? `Помещение ${id}`),
      tooMany: wanted.length > offersMax,
      best,
      people,
      note,
      stock,
      url: site.origin + shortlistHref(chosen),
    };
  },
  view: ShortlistPage,
  head: shortlistHead,
});
