import { type Content, itemOf, NotKnown, unitOf } from "../content/content.ts";
import type { Park, Person } from "../content/park.ts";
import type { FormDefinition, Subject, SubjectKind, Values } from "../enquiries/define-form.ts";
import { subjectOfSolution, subjectOfUnit, subjectOfUnitNumber, subjectOfVacancy } from "../enquiries/subjects.ts";
import type { ParkClaims } from "../park/claims/claims.ts";
import { managerOf } from "../people/PersonCard.tsx";
import { isId } from "../ui/id.ts";

type Find = (content: Content, id: number, claims: ParkClaims | undefined) => Subject | undefined;

/** For each kind of object: how to find it, and which of its facts a form shows. */
const finders: Readonly<Record<SubjectKind, Find>> = {
  /** While the units are unknown, the park's list still knows a unit's number; the form asks for the rest. */
  pavilion(content, id) {
    const { park, units } = content;
    const listed = units ? undefined : park.units.find((item) => item.id === id);
    const unit = listed
      ? Object.values(content.stock)
          .flat()
          .find((item) => item.id === id)
      : unitOf(content, id);
    if (unit) return subjectOfUnit(unit, park.categories);
    return listed && subjectOfUnitNumber(id, listed.number);
  },
  vacancy({ vacancies }, id, claims) {
    const vacancy = itemOf(vacancies, id);
    return vacancy && subjectOfVacancy(vacancy, claims);
  },
  mediaFacadeSolution({ surfaces }, id, claims) {
    const solution = itemOf(surfaces, id);
    return solution && subjectOfSolution(solution, claims);
  },
};

/** The object of a form. Returns undefined if it does not exist or `id` is no id. Throws `NotKnown`. */
export function findSubject(
  content: Content,
  kind: SubjectKind,
  id: string,
  claims: ParkClaims | undefined,
): Subject | undefined {
  return isId(id) ? finders[kind](content, Number(id), claims) : undefined;
}

/** With a typographic minus, as the form shows it, or with a hyphen, as a script sends it. */
const wholeNumber = /^[−-]?\d{1,3}$/;
const area = /^\d{1,6}(?:[.,]\d{1,2})?$/;

/** The unit as the form describes it. No enquiry is lost because the content API is down; staff correct the rest. */
function lockedFromForm({ pavilionName = "", square = "", body = "", floor = "" }: Values): Subject["locked"] {
  return {
    pavilionName: pavilionName.slice(0, 200),
    square: area.test(square) ? Number(square.replace(",", ".")) : 0,
    body: body.slice(0, 20),
    floor: wholeNumber.test(floor) ? Number(floor.replace("−", "-")) : 0,
  };
}

/** Who lets the unit that a form is about; undefined for other objects, and while the units are unknown. */
export function managerOfSubject(
  content: Content | undefined,
  form: FormDefinition | undefined,
  subject: Subject | undefined,
): Person | undefined {
  if (form?.subject !== "pavilion" || !content) return undefined;
  const unit = content.units?.find(({ id }) => id === subject?.id);
  return unit && managerOf(content.park.contacts, unit.category);
}

/** Like `findSubject`, but for posts: does not reject a post while the content is unknown. */
export function findSubjectOrTrust(
  content: Content | undefined,
  kind: SubjectKind,
  id: string,
  values: Values,
  claims: ParkClaims | undefined,
): Subject | undefined {
  try {
    return content ? findSubject(content, kind, id, claims) : subjectFromForm(kind, id, values);
  } catch (error) {
    if (!(error instanceof NotKnown)) throw error;
    return subjectFromForm(kind, id, values);
  }
}

/** The object as the form names it, whether the site knows it or not. */
export function subjectFromForm(kind: SubjectKind, id: string, values: Values): Subject | undefined {
  if (!isId(id)) return undefined;
  const subject = subjectOfUnitNumber(Number(id), (values.pavilionName ?? "").slice(0, 200));
  return kind === "pavilion" ? subject : { id: subject.id, kind: "", name: "", title: "", locked: {}, facts: [] };
}

/** The object with its unknown facts taken from the form. */
export function completedFromForm(subject: Subject, values: Values): Subject {
  const knownFacts = Object.entries(subject.locked).filter(([, value]) => value !== undefined);
  return { ...subject, locked: { ...lockedFromForm(values), ...Object.fromEntries(knownFacts) } };
}

/** The department that answers a form, and which documents behind its consent there are; empty for an unknown park. */
export function contactsFor(park: Park | undefined, form: FormDefinition | undefined) {
  const contacts = park?.contacts;
  const role = form?.answeredBy;
  const department = role && contacts?.departments.find((item) => item.role === role);
  const hours = department?.hours ?? contacts?.workingHours;
  const hasAgreement = park?.texts.agreement !== undefined;
  const hasPrivacy = park?.texts.privacy !== undefined;
  return { phone: department?.phone ?? contacts?.phone, hours: hours?.trim() || undefined, hasAgreement, hasPrivacy };
}
