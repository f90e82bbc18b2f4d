import { allForms } from "../views/enquiries/all-forms.ts";
import { type FormDefinition, payloadOf } from "../views/enquiries/define-form.ts";
import type { Problem } from "./contract/findings.ts";
import type { Json } from "./contract/list-checks.ts";
import type { Answer, Deliver } from "./enquiries/enquiry.ts";

const listOf = {
  pavilion: "/pavilions",
  vacancy: "/vacancies",
  mediaFacadeSolution: "/media-facade-solutions",
} as const;

/** Sends an example of each form, about the first object of its kind if there is one. `lists` go by their paths. */
export async function submitProblems(
  deliver: Deliver,
  lists: ReadonlyMap<string, Json[]>,
  timeoutMs: number,
): Promise<Problem[]> {
  const sendable = Object.values(allForms).flatMap((form) => {
    const first = form.subject ? lists.get(listOf[form.subject])?.[0] : {};
    return first ? [{ form, first }] : [];
  });
  const answers = sendable.map(async ({ form, first }) => {
    const payload = { ...payloadOf(form, form.example, subjectOf(form, first)), roistat: "nocookie" };
    return { form, answer: await deliver({ id: crypto.randomUUID(), form: form.name, payload }, timeoutMs) };
  });
  return (await Promise.all(answers)).flatMap(({ form, answer }) => {
    const fault = faultOf(answer);
    return fault ? [{ where: `POST /callbacks/${form.name}`, ...fault, breaks: true }] : [];
  });
}

function subjectOf({ subject }: FormDefinition, { id, square, body, floor }: Json) {
  const number = (part: unknown) => (typeof part === "object" && part !== null ? Reflect.get(part, "number") : part);
  const locked = {
    pavilionName: "",
    square: Number(square) || 1,
    body: String(number(body) ?? 1),
    floor: Number(number(floor) ?? 1),
  };
  return subject && { id: Number(id) || 1, locked };
}

function faultOf(answer: Answer): { what: string; remedy: string } | undefined {
  if (answer.outcome === "accepted") return undefined;
  if (answer.outcome === "rejected")
    return {
      what: `refused an example of the contract (status ${answer.status})`,
      remedy: "Answer `success: true`: visitors would see their enquiries refused",
    };
  if (answer.outcome === "unclear")
    return {
      what: "a 2xx without `success`",
      remedy: "Answer `success: true`: every enquiry would wait for a person as a dead letter",
    };
  return {
    what: answer.reason,
    remedy: "Answer 200 with `success: true`: enquiries would be tried for 30 days, then wait for a person",
  };
}
