import type { Contacts, RentalCategory } from "../../content/park.ts";
import { kindName } from "../../content/unit-words.ts";
import { unitsFeedHref } from "../unit-links.ts";
import type { ChosenUnits } from "../units.filter.ts";

type Props = { category: RentalCategory; chosen: ChosenUnits };

/** The element that a fragment replaces with the new link. */
export const feedLinkId = "feed";

export function FeedLink({ category, chosen }: Props) {
  return (
    <a id={feedLinkId} href={unitsFeedHref(category, chosen)}>
      лента
    </a>
  );
}

/** How to hear of new units: the park's messenger, where it has one, and a feed. */
export function Subscription({ socials, ...props }: Props & Pick<Contacts, "socials">) {
  const telegram = socials.find(({ type }) => type === "telegram");
  const appear = `новые ${kindName[props.category.id]}`;
  if (!telegram)
    return (
      <p>
        {`Появятся ${appear} — о них скажет `}
        <FeedLink {...props} />: её читает программа для новостей.
      </p>
    );
  return (
    <p>
      {`Появятся ${appear} — расскажем в `}
      <a href={telegram.url}>Телеграме парка</a>. Для программы чтения новостей есть <FeedLink {...props} />.
    </p>
  );
}
