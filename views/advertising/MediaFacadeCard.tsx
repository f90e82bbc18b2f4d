import { Facade } from "../drawings/Facade.tsx";
import { priceWords } from "../kit/format.ts";
import { Heading, type HeadingLevel } from "../kit/Heading.tsx";
import { Picture } from "../kit/Picture.tsx";
import type { Body } from "../park/park.ts";
import { href } from "../routes.ts";
import type { MediaFacadeSolution } from "./media-facade.ts";

/** A place for advertising in a list: picture to scale, where it is, price. */
export function MediaFacadeCard({
  solution,
  level,
  bodies,
  place = "third",
}: {
  solution: MediaFacadeSolution;
  level?: HeadingLevel | undefined;
  bodies?: readonly Body[] | undefined;
  /** Where its picture stands: over one of so many cards in a row. */
  place?: "third" | "quarter" | undefined;
}) {
  const { id, name, short, placement, image, price, priceUnit } = solution;
  return (
    <article className="card facade-card">
      <div className="card-cover">
        {image ? <Picture image={image} place={place} /> : <Facade surface={solution} bodies={bodies ?? []} />}
      </div>
      {placement && <p className="small muted">{placement}</p>}
      <Heading level={level}>
        <a className="cover-link" href={href("mediaFacade", { id })}>
          {name}
        </a>
      </Heading>
      {short && <p>{short}</p>}
      <p className="card-foot">
        <span>
          <span className="num">{priceWords(price)}</span> <span className="small muted">{priceUnit}</span>
        </span>
      </p>
    </article>
  );
}
