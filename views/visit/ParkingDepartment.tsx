import type { Department } from "../content/park.ts";
import { telLink } from "../kit/format.ts";

/** Whom to ask about a place. */
export function ParkingDepartment({ department }: { department: Department }) {
  return (
    <p>
      Вопросы о договоре — {department.name.toLowerCase()}: <a href={telLink(department.phone)}>{department.phone}</a>
      {department.hours && <>, {department.hours}</>}.
    </p>
  );
}
