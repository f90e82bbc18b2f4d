import type { Unit } from "../../content/unit.ts";
import { Drawing } from "../../drawings/Drawing.tsx";
import { UnitPlan } from "../../drawings/UnitPlan.tsx";
import type { UnitGeometry } from "../../drawings/unit-plan/geometry.ts";
import { planWords } from "../../drawings/unit-plan/plan-words.ts";
import { Picture } from "../../kit/Picture.tsx";
import { TeamForm, teamAnswerId } from "./TeamForm.tsx";

type Props = { unit: Unit; geometry: UnitGeometry | undefined; people: number | undefined };

/** The plan of a unit with its words and the team's form; the upstream's picture or words where it has no place. */
export function PlanFigure({ unit, geometry, people }: Props) {
  const office = unit.category === "office";
  if (geometry) {
    return (
      // The page opens at it after a press in the form: readers then hear how the team fits.
      <figure
        className={`plan-figure of-${unit.category}`}
        id="plan"
        {...(office && { tabIndex: -1, "aria-labelledby": people === undefined ? undefined : teamAnswerId })}
      >
        <Drawing of={`unit ${unit.id}`}>
          <UnitPlan unit={unit} geometry={geometry} />
        </Drawing>
        <figcaption>{planWords(geometry)}</figcaption>
        {office && <TeamForm unit={unit} seating={geometry.seating} people={people} />}
      </figure>
    );
  }
  return (
    <figure className="plan-figure" id="plan">
      {unit.plan ? (
        <Picture image={unit.plan} place="figure" />
      ) : (
        <p className="plan-none">Плана помещения {unit.number} на сайте пока нет.</p>
      )}
      <figcaption>
        {unit.plan ? `План помещения ${unit.number}` : "Размеры и место на этаже спросите по телефону или в заявке."}
      </figcaption>
    </figure>
  );
}
