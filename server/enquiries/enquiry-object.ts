import { aboutSolution, aboutUnit, aboutUnitNumber, aboutVacancy } from "../../views/enquiries/about-words.ts";
import type { About, AboutKind, FormDefinition, Values } from "../../views/enquiries/define-form.ts";
import type { ParkClaims } from "../../views/park/claims/claims.ts";
import type { Content } from "../content/content.ts";
import { UpstreamFault } from "../content/upstream.ts";

type Find = (content: Content, id: number, claims: ParkClaims | undefined) => Promise<About | undefined>;

/** For each kind of object: how to load it, and which of its facts a form shows. */
const finders: Readonly<Record<AboutKind, Find>> = {
  /** If the upstream is down, the park's list still knows a unit's number; the form asks for the rest. */
  async pavilion(content, id) {
    const [unit, parkRead] = await Promise.allSettled([content.unit(id), content.park()]);
    const park = parkRead.status === "fulfilled" ? parkRead.value : undefined;
    if (unit.status === "fulfilled") return unit.value && aboutUnit(unit.value, park?.categories ?? []);
    const listed = unit.reason instanceof UpstreamFault && park?.units.find((item) => item.id === id);
    if (!listed) throw unit.reason;
    return aboutUnitNumber(id, listed.number);
  },
  async vacancy(content, id, claims) {
    const vacancy = await content.vacancy(id);
    return vacancy && aboutVacancy(vacancy, claims);
  },
  async mediaFacadeSolution(content, id, claims) {
    const solution = await content.mediaFacadeSolution(id);
    return solution && aboutSolution(solution, claims);
  },
};

const isId = (id: string) => /^[1-9]\d{0,14}$/.test(id);

/** The object of a form. Returns undefined if it does not exist or `id` is no id. */
export async function findAbout(
  content: Content,
  kind: AboutKind,
  id: string,
  claims?: ParkClaims,
): Promise<About | undefined> {
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

/** Like `findAbout`, but for posts: does not reject a post while the upstream is down. */
export async function findAboutOrTrust(
  content: Content,
  kind: AboutKind,
  id: string,
  values: Values,
  claims?: ParkClaims,
): Promise<About | undefined> {
  try {
    return await findAbout(content, kind, id, claims);
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
    return aboutGiven(kind, id, values);
  }
}

/** The object as the form names it, without a call to the API. */
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
export async function contactsFor(content: Content, form: FormDefinition | undefined) {
  const park = await content.park().catch(() => undefined);
  const contacts = park?.contacts;
  const role = form?.answeredBy;
  const department = role && contacts?.departments.find((item) => item.role === role);
  const hours = department?.hours ?? contacts?.workingHours;
  const hasAgreement = park?.texts.agreement !== undefined;
  return { phone: department?.phone ?? contacts?.phone, hours: hours?.trim() || undefined, hasAgreement };
}
