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
}: {
  solution: MediaFacadeSolution;
  level?: HeadingLevel | undefined;
  bodies?: readonly Body[] | undefined;
}) {
  const { id, name, short, placement, image, price, priceUnit } = solution;
  return (
    <article className="card facade-card">
      <div className="card-cover">
        {image ? <Picture image={image} /> : <Facade surface={solution} bodies={bodies ?? []} />}
      </div>
      <p className="small muted">{placement}</p>
      <Heading level={level}>
        <a className="cover-link" href={href("mediaFacade", { id })}>
          {name}
        </a>
      </Heading>
      <p>{short}</p>
      <p className="card-foot">
        <span>
          <span className="num">{priceWords(price)}</span> <span className="small muted">{priceUnit}</span>
        </span>
      </p>
    </article>
  );
}
