import type { Building } from "../content/park.ts";
import type { MediaFacadeSolution } from "../content/surface.ts";
import { Facade } from "../drawings/Facade.tsx";
import { priceWords } from "../kit/format.ts";
import { Heading, type HeadingLevel } from "../kit/Heading.tsx";
import { Picture } from "../kit/Picture.tsx";
import { href } from "../routes.ts";

/** A place for advertising in a list: picture to scale, where it is, price. */
export function MediaFacadeCard({
  solution,
  level,
  buildings,
  place = "third",
}: {
  solution: MediaFacadeSolution;
  level?: HeadingLevel | undefined;
  buildings?: readonly Building[] | undefined;
  /** Where its picture stands: over one of so many cards in a row. */
  place?: "third" | "quarter" | undefined;
}) {
  const { id, name, short, placement, image, price, priceUnit } = solution;
  return (
    <article className="card facade-card">
      <div className="card-cover">
        {image ? <Picture image={image} place={place} /> : <Facade surface={solution} buildings={buildings ?? []} />}
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
