import type { Building } from "../content/park.ts";
import type { MediaFacadeSolution } from "../content/surface.ts";
import { CardGrid } from "../kit/Card.tsx";
import { MediaFacadeCard } from "./MediaFacadeCard.tsx";

/** A photograph or a drawing of every surface; folded on a phone, where the table comes first. */
export function SurfaceDrawings({
  solutions,
  buildings,
}: {
  solutions: MediaFacadeSolution[];
  buildings: readonly Building[];
}) {
  return (
    <details className="looks">
      <summary>{solutions.some(({ image }) => image) ? "Показать картинки" : "Показать чертежи"}</summary>
      <CardGrid columns={4}>
        {solutions.map((solution) => (
          <MediaFacadeCard key={solution.id} solution={solution} buildings={buildings} place="quarter" />
        ))}
      </CardGrid>
    </details>
  );
}
