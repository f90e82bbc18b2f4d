import type { Building } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { otherFacts, otherFeatures } from "../../content/words/first-facts.ts";
import { plural } from "../../kit/format.ts";
import { Picture } from "../../kit/Picture.tsx";
import { isBlank } from "../../kit/plain-text.ts";
import { RichText } from "../../kit/RichText.tsx";
import { Fold } from "./Fold.tsx";
import { Lines } from "./Here.tsx";

type Props = {
  unit: Unit;
  building: Building | undefined;
  said: readonly string[];
  /** Pallets that fit, where the hall is drawn. */
  pallets: number | undefined;
};

/** The words of the upstream, and the facts that the page has not said yet. */
export function About({ unit, building, said, pallets }: Props) {
  const { description, plan, place } = unit;
  const rest = otherFacts(unit, building, said);
  const more = otherFeatures(unit);
  if (isBlank(description) && rest.length === 0 && more.length === 0) return null;
  return (
    <Fold id="about" title="О помещении">
      <div className="unit-two">
        <div className="unit-words">
          <RichText html={description} />
          {pallets !== undefined && pallets > 0 && (
            <p>{`Поместится примерно ${plural(roundTens(pallets), "поддон", "поддона", "поддонов")}; точный расчёт делает поставщик стеллажей.`}</p>
          )}
          {place && plan && <Picture image={plan} place="figure" />}
        </div>
        <div>
          <Lines lines={rest} />
          {more.length > 0 && (
            <ul className="unit-features">
              {more.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Fold>
  );
}

/** To tens: the number is an example's. */
const roundTens = (pallets: number) => (pallets >= 10 ? Math.floor(pallets / 10) * 10 : pallets);
