import type { Seating, Verdict } from "../../content/seating.ts";
import type { Unit } from "../../content/unit.ts";
import { notUnderstood } from "../../filters/filter-fields.ts";
import { Button } from "../../kit/Button.tsx";
import { NumberField } from "../../kit/fields/LabelledFields.tsx";
import { metres, number, plural } from "../../kit/format.ts";
import { unitHref } from "../unit-links.ts";
import { teamMax } from "./team.filter.ts";

type Props = { unit: Unit; seating: Seating | undefined; people: number | undefined };

const verdictClass: Record<Verdict, string> = { тесно: "tight", удобно: "fits", "с запасом": "spacious" };

export const teamAnswerId = "team-answer";

/** «Нас 25 человек»: sets that many desks into the plan above, and says how the team fits. Works without script. */
export function TeamForm({ unit, seating, people }: Props) {
  const address = unitHref(unit);
  return (
    <form className="team no-print" action={`${address}#plan`}>
      <NumberField
        id="team"
        name="people"
        label="Нас, человек"
        value={seating?.people}
        maxLength={3}
        aria-describedby={people === notUnderstood ? teamAnswerId : undefined}
      />
      <Button variant="outline">Расставить столы</Button>
      {people === notUnderstood && (
        <p className="team-answer" id={teamAnswerId}>
          {`Нужно целое число от 1 до ${teamMax}.`}
        </p>
      )}
      {seating && (
        <p className="team-answer" id={teamAnswerId}>
          <b className={`verdict verdict-${verdictClass[seating.verdict]}`}>{seating.verdict}</b>
          {`: ${inWords(seating)} `}
          <a href={`${address}#plan`}>Убрать наши столы</a>
        </p>
      )}
    </form>
  );
}

function inWords({ people, each, seated, pass }: Seating): string {
  const square = `${number(each)} м² на человека`;
  return seated < people
    ? `${square}, помещается ${plural(seated, "стол", "стола", "столов")}.`
    : `${square}, проходы от ${metres(pass)}.`;
}
