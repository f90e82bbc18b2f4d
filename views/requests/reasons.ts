import type { FormDefinition } from "../enquiries/define-form.ts";

/** What a link that asks for a call is about: the first line of the comment, which the visitor may remove. */
const reasons = {
  visit: "Хочу приехать посмотреть.",
  parking: "Нужны места на парковке.",
  selection: "Соберите мне подборку.",
  dates: "Какие даты свободны для рекламы?",
} as const;

export type Reason = keyof typeof reasons;

const isReason = (name: string): name is Reason => Object.hasOwn(reasons, name);

/** The form with the reason of the link that opened it; other names leave it as it is. */
export function withReason(form: FormDefinition, name: string): FormDefinition {
  const { comment } = form.fields;
  if (!comment || !isReason(name)) return form;
  return { ...form, fields: { ...form.fields, comment: { ...comment, initial: `${reasons[name]}\n` } } };
}
