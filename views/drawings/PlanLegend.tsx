/** What the colours of a floor plan mean; `current` when one unit is pointed out. */
export function PlanLegend({ current = false }: { current?: boolean | undefined }) {
  return (
    <ul className="legend">
      {current && <li className="legend-current">Это помещение</li>}
      <li className="legend-free">Свободно</li>
      <li className="legend-taken">Занято</li>
    </ul>
  );
}
