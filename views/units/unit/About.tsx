import type { Building } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { otherFacts, otherFeatures } from "../../content/words/first-facts.ts";
import { Picture } from "../../kit/Picture.tsx";
import { isBlank } from "../../kit/plain-text.ts";
import { RichText } from "../../kit/RichText.tsx";
import { Lines } from "./Here.tsx";

type Props = { unit: Unit; building: Building | undefined; said: readonly string[] };

/** The words of the upstream, and the facts that the page has not said yet. */
export function About({ unit, building, said }: Props) {
  const { description, plan, place } = unit;
  const rest = otherFacts(unit, building, said);
  const more = otherFeatures(unit);
  if (isBlank(description) && rest.length === 0 && more.length === 0) return null;
  return (
    <section className="unit-part" id="about">
      <h2>О помещении</h2>
      <div className="unit-two">
        <div className="unit-words">
          <RichText html={description} />
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
    </section>
  );
}
