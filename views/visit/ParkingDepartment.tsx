import { telLink } from "../kit/format.ts";
import type { Department } from "../park/park.ts";

/** Whom to ask about a place. */
export function ParkingDepartment({ department }: { department: Department }) {
  return (
    <p>
      Вопросы о договоре — {department.name.toLowerCase()}: <a href={telLink(department.phone)}>{department.phone}</a>
      {department.hours && <>, {department.hours}</>}.
    </p>
  );
}
