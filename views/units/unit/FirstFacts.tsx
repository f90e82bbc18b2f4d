import type { ShortFact } from "../../content/words/first-facts.ts";

/** The row of facts that decide. */
export function FirstFacts({ facts }: { facts: readonly ShortFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="unit-five">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
