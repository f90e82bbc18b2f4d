import type { MediaFacadeSolution } from "../content/surface.ts";
import { href } from "../routes.ts";
import { number, priceWords, rubles, sides } from "../ui/format.ts";
import { Line, Lines } from "../ui/Lines.tsx";

type Props = { surfaces: readonly MediaFacadeSolution[]; numbered?: boolean };

/** Places for advertising: where, of what size, who sees them, the price. `numbered` as on the drawings above. */
export function SurfaceLines({ surfaces, numbered = false }: Props) {
  return (
    <Lines>
      {surfaces.map((surface, at) => (
        <Line
          key={surface.id}
          href={href("mediaFacade", { id: surface.id })}
          title={numbered ? `${at + 1}. ${surface.name}` : surface.name}
          text={factsOf(surface)}
          value={pricesOf(surface, numbered)}
        />
      ))}
    </Lines>
  );
}

const factsOf = ({ placement, width, height, hours, contactsPerDay }: MediaFacadeSolution) =>
  [placement, sides(width, height), hours, contactsPerDay && `видят ${number(contactsPerDay)} человек в день`]
    .filter(Boolean)
    .join(", ");

/** One price in the list of all; where screens are compared, every term's. */
function pricesOf(surface: MediaFacadeSolution, isShort: boolean) {
  const terms = isShort ? [] : surface.prices;
  if (terms.length < 2) return `${priceWords(surface.price)} ${surface.priceUnit}`;
  return terms.map(({ days, price }) => (
    <span key={days} className="surface-term">
      {`${rubles(price)} за ${days} дн. `}
    </span>
  ));
}
