import { departmentFor } from "../../content/park.ts";
import { answerHours, callWords, Face, managerOf } from "../../people/PersonCard.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { classes } from "../../ui/classes.ts";
import { telLink } from "../../ui/format.ts";
import type { RentResults } from "./rent-results.ts";

type Props = Pick<RentResults, "contacts" | "category"> & {
  /** Between the rows: where the window has no room beside them. */
  inList?: boolean;
};

/** Who lets this kind of premises; without a person in the API the department. */
export function Manager({ contacts, category, inList = false }: Props) {
  const person = managerOf(contacts, category.id);
  const department = departmentFor(contacts, "rent");
  const phone = person?.phone ?? department?.phone;
  const call = phone && telLink(phone);
  if (!call) return null;
  return (
    <div className={classes("list-manager", inList && "in-list no-print")}>
      {person && <Face person={person} />}
      <p>
        <b>{person?.name ?? department?.name}</b> {person && <span>{person.role}</span>}
      </p>
      <ButtonLink variant="outline" href={call}>
        {`${callWords(person)} `}
        <small>{phone}</small>
      </ButtonLink>
      <p className="small muted">{answerHours(person, department?.hours ?? contacts.workingHours)}</p>
    </div>
  );
}
