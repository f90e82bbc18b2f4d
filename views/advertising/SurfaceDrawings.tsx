import { CardGrid } from "../kit/Card.tsx";
import type { Body } from "../park/park.ts";
import { MediaFacadeCard } from "./MediaFacadeCard.tsx";
import type { MediaFacadeSolution } from "./media-facade.ts";

/** Every surface drawn; folded on a phone, where the table comes first. */
export function SurfaceDrawings({ solutions, bodies }: { solutions: MediaFacadeSolution[]; bodies: readonly Body[] }) {
  return (
    <details className="looks">
      <summary>Показать чертежи</summary>
      <CardGrid columns={4}>
        {solutions.map((solution) => (
          <MediaFacadeCard key={solution.id} solution={solution} bodies={bodies} place="quarter" />
        ))}
      </CardGrid>
    </details>
  );
}
