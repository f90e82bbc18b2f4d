import { FloorStrip } from "../../drawings/FloorStrip.tsx";
import { ParkScheme, useName } from "../../drawings/ParkScheme.tsx";
import { UnitPlan } from "../../drawings/UnitPlan.tsx";
import { readUnit } from "../../drawings/unit-plan/read-unit.ts";
import { planWords } from "../../drawings/unit-plan/words.ts";
import type { Body } from "../../park/park.ts";
import { href } from "../../routes.ts";
import { floorOfFloors } from "../pavilion-words.ts";
import type { PavilionPageProps } from "./pavilion-page.ts";
import { TeamForm } from "./TeamForm.tsx";

type Props = Pick<PavilionPageProps, "unit" | "body" | "bodies" | "people">;

/** What a unit looks like from above, its plan with dimensions, and where in the park it is. */
export function PavilionFigures({ unit, body, bodies, people }: Props) {
  const about = body && aboutBody(body);
  const geometry = readUnit(unit, body, people || undefined);
  return (
    <div className="unit-figures">
      {geometry && (
        <figure className="figure" id="plan">
          <UnitPlan unit={unit} geometry={geometry} />
          <figcaption>{planWords(geometry)}</figcaption>
        </figure>
      )}
      {bodies.length > 0 && (
        <figure className="figure no-print">
          <ParkScheme bodies={bodies} active={unit.body.id} linkTo={({ id }) => href("plan", {}, { body: id })} />
          <figcaption className="here">
            {body && <FloorStrip unit={unit} body={body} />}
            <span>
              <b>Этаж {floorOfFloors(unit, body)}</b>
              <br />
              корпус {[unit.body.number, about].filter(Boolean).join(", ")}
            </span>
          </figcaption>
        </figure>
      )}
      {geometry && unit.category === "office" && <TeamForm unit={unit} seating={geometry.seating} people={people} />}
    </div>
  );
}

/** "офисы класса A", as far as it is known. */
function aboutBody({ use, class: grade }: Body): string {
  return [use && useName[use], grade && `класса ${grade}`].filter(Boolean).join(" ");
}
