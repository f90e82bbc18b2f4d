import { type Content, itemOf, NotKnown, unitOf } from "../../views/content/content.ts";
import type { Park } from "../../views/content/park.ts";
import { aboutSolution, aboutUnit, aboutUnitNumber, aboutVacancy } from "../../views/enquiries/about-words.ts";
import type { About, AboutKind, FormDefinition, Values } from "../../views/enquiries/define-form.ts";
import type { ParkClaims } from "../../views/park/claims/claims.ts";

type Find = (content: Content, id: number, claims: ParkClaims | undefined) => About | undefined;

/** For each kind of object: how to find it, and which of its facts a form shows. */
const finders: Readonly<Record<AboutKind, Find>> = {
  /** While the units are unknown, the park's list still knows a unit's number; the form asks for the rest. */
  pavilion(content, id) {
    const { park, units } = content;
    const listed = units ? undefined : park.units.find((item) => item.id === id);
    const unit = listed
      ? Object.values(content.stock)
          .flat()
          .find((item) => item.id === id)
      : unitOf(content, id);
    if (unit) return aboutUnit(unit, park.categories);
    return listed && aboutUnitNumber(id, listed.number);
  },
  vacancy({ vacancies }, id, claims) {
    const vacancy = itemOf(vacancies, id);
    return vacancy && aboutVacancy(vacancy, claims);
  },
  mediaFacadeSolution({ surfaces }, id, claims) {
    const solution = itemOf(surfaces, id);
    return solution && aboutSolution(solution, claims);
  },
};

const isId = (id: string) => /^[1-9]\d{0,14}$/.test(id);

/** The object of a form. Returns undefined if it does not exist or `id` is no id. Throws `NotKnown`. */
export function findAbout(
  content: Content,
  kind: AboutKind,
  id: string,
  claims: ParkClaims | undefined,
): About | undefined {
  return isId(id) ? finders[kind](content, Number(id), claims) : undefined;
}

/** With a typographic minus, as the form shows it, or with a hyphen, as a script sends it. */
const wholeNumber = /^[−-]?\d{1,3}$/;
const area = /^\d{1,6}(?:[.,]\d{1,2})?$/;

/** The unit as the form describes it. No enquiry is lost because the content API is down; staff correct the rest. */
function lockedFromForm({ pavilionName = "", square = "", body = "", floor = "" }: Values): About["locked"] {
  return {
    pavilionName: pavilionName.slice(0, 200),
    square: area.test(square) ? Number(square.replace(",", ".")) : 0,
    body: body.slice(0, 20),
    floor: wholeNumber.test(floor) ? Number(floor.replace("−", "-")) : 0,
  };
}

/** Like `findAbout`, but for posts: does not reject a post while the content is unknown. */
export function findAboutOrTrust(
  content: Content | undefined,
  kind: AboutKind,
  id: string,
  values: Values,
  claims: ParkClaims | undefined,
): About | undefined {
  try {
    return content ? findAbout(content, kind, id, claims) : aboutGiven(kind, id, values);
  } catch (error) {
    if (!(error instanceof NotKnown)) throw error;
    return aboutGiven(kind, id, values);
  }
}

/** The object as the form names it. */
export function aboutGiven(kind: AboutKind, id: string, values: Values): About | undefined {
  if (!isId(id)) return undefined;
  const about = aboutUnitNumber(Number(id), (values.pavilionName ?? "").slice(0, 200));
  return kind === "pavilion" ? about : { id: about.id, kind: "", name: "", title: "", locked: {}, facts: [] };
}

/** The object with its unknown facts taken from the form. */
export function withGiven(about: About, values: Values): About {
  const given = Object.entries(about.locked).filter(([, value]) => value !== undefined);
  return { ...about, locked: { ...lockedFromForm(values), ...Object.fromEntries(given) } };
}

/** The department that answers a form, and whether there is a users' agreement; empty for an unknown park. */
export function contactsFor(park: Park | undefined, form: FormDefinition | undefined) {
  const contacts = park?.contacts;
  const role = form?.answeredBy;
  const department = role && contacts?.departments.find((item) => item.role === role);
  const hours = department?.hours ?? contacts?.workingHours;
  const hasAgreement = park?.texts.agreement !== undefined;
  return { phone: department?.phone ?? contacts?.phone, hours: hours?.trim() || undefined, hasAgreement };
}
