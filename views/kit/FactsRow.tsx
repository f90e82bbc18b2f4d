/** Two to five figures in a row with dividers. */
export function FactsRow({ facts }: { facts: { figure: string; text: string }[] }) {
  if (facts.length === 0) return null;
  return (
    <ul className="facts-row">
      {facts.map(({ figure, text }) => (
        <li key={text}>
          <span className="num">{figure}</span>
          <span className="muted">{text}</span>
        </li>
      ))}
    </ul>
  );
}
