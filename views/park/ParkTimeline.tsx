import type { Milestone } from "./park-history.ts";

/** The years of the park, the oldest first. */
export function ParkTimeline({ milestones }: { milestones: Milestone[] }) {
  return (
    <ol className="timeline">
      {milestones.map(({ year, events }) => (
        <li key={year}>
          <span className="num">{year}</span>
          <div>
            {events.map((event) => (
              <p key={event}>{event}</p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
