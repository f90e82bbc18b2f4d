import { floorNumber } from "../../views/kit/format.ts";
import type { About, AboutKind } from "../../views/requests/define-form.ts";
import type { Content } from "../content/content.ts";
import { UpstreamFault } from "../content/upstream.ts";

type Find = (content: Content, id: number) => Promise<About | undefined>;

/** How the object of a form is found, and what is known of it for the form's locked fields. */
const finders: Readonly<Record<AboutKind, Find>> = {
  async pavilion(content, id) {
    const pavilion = await content.pavilion(id);
    if (!pavilion) return undefined;
    const { name, number, square, body, floor } = pavilion;
    const known = { pavilionName: `${name}, № ${number}`, square, body: body.number, floor: floor.number };
    return {
      id,
      name: `Помещение ${number}, корпус ${body.number}, этаж ${floorNumber(floor.number)}`,
      known,
    };
  },
  async vacancy(content, id) {
    const vacancy = await content.vacancy(id);
    return vacancy && { id, name: vacancy.title, known: {} };
  },
  async mediaFacadeSolution(content, id) {
    const solution = await content.mediaFacadeSolution(id);
    return solution && { id, name: solution.name, known: {} };
  },
};

/** The object that a form is opened for; undefined when there is no such thing, or when `id` is no id. */
export async function findAbout(content: Content, kind: AboutKind, id: string): Promise<About | undefined> {
  return /^[1-9]\d{0,14}$/.test(id) ? finders[kind](content, Number(id)) : undefined;
}

/** As a form shows it, with a real minus, or as a script may send it. */
const wholeNumber = /^[−-]?\d{1,3}$/;
const area = /^\d{1,6}(?:[.,]\d{1,2})?$/;

/**
 * What can be said of a unit that upstream cannot be asked about: what the form said when it was opened. No request is lost
 * because the content API is down; the park's people see the unit's id and correct the rest.
 */
function aboutFromForm(id: string, values: Readonly<Record<string, string>>): About {
  const { pavilionName = "", square = "", body = "", floor = "" } = values;
  const known = {
    pavilionName: pavilionName.slice(0, 200),
    square: area.test(square) ? Number(square.replace(",", ".")) : 0,
    body: body.slice(0, 20),
    floor: wholeNumber.test(floor) ? Number(floor.replace("−", "-")) : 0,
  };
  return { id: Number(id), name: known.pavilionName, known };
}

/** As `findAbout` while a visitor sends: an upstream that is down is no reason to refuse. */
export async function findAboutOrTrust(
  content: Content,
  kind: AboutKind,
  id: string,
  values: Readonly<Record<string, string>>,
): Promise<About | undefined> {
  try {
    return await findAbout(content, kind, id);
  } catch (error) {
    if (error instanceof UpstreamFault) return aboutFromForm(id, values);
    throw error;
  }
}
