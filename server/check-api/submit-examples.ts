import type { Content } from "../../views/content/content.ts";
import { allForms } from "../../views/enquiries/all-forms.ts";
import { payloadOf } from "../../views/enquiries/define-form.ts";
import { findSubject } from "../../views/requests/request-subject.ts";
import type { Answer, Deliver } from "../enquiries/enquiry.ts";
import type { Problem } from "./findings.ts";

/** Sends an example of each form, about the first object of its kind. A form whose kind has no object is not sent. */
export async function submitExamples(deliver: Deliver, content: Content, timeoutMs: number) {
  const first = {
    pavilion: content.units?.[0],
    vacancy: content.vacancies?.[0],
    mediaFacadeSolution: content.surfaces?.[0],
  };
  const sendable = Object.values(allForms).flatMap((form) => {
    const { subject: kind, example } = form;
    const subject = kind && findSubject(content, kind, String(first[kind]?.id), undefined);
    return kind && !subject ? [] : [{ form, payload: { ...payloadOf(form, example, subject), roistat: "nocookie" } }];
  });
  const answers = sendable.map(async ({ form, payload }) => {
    return { form, answer: await deliver({ id: crypto.randomUUID(), form: form.name, payload }, timeoutMs) };
  });
  const problems = (await Promise.all(answers)).flatMap(({ form, answer }): Problem[] => {
    const fault = faultOf(answer);
    return fault ? [{ where: `POST /callbacks/${form.name}`, ...fault, breaks: true }] : [];
  });
  const isSent = new Set(sendable.map(({ form }) => form.name));
  return { problems, unsent: Object.values(allForms).flatMap(({ name }) => (isSent.has(name) ? [] : [name])) };
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
