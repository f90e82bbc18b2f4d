import { CardGrid } from "../kit/Card.tsx";
import type { Body } from "../park/park.ts";
import { MediaFacadeCard } from "./MediaFacadeCard.tsx";
import type { MediaFacadeSolution } from "./media-facade.ts";

/** A photograph or a drawing of every surface; folded on a phone, where the table comes first. */
export function SurfaceDrawings({ solutions, bodies }: { solutions: MediaFacadeSolution[]; bodies: readonly Body[] }) {
  return (
    <details className="looks">
      <summary>{solutions.some(({ image }) => image) ? "Показать картинки" : "Показать чертежи"}</summary>
      <CardGrid columns={4}>
        {solutions.map((solution) => (
          <MediaFacadeCard key={solution.id} solution={solution} bodies={bodies} place="quarter" />
        ))}
      </CardGrid>
    </details>
  );
}
