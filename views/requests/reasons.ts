import type { FormDefinition } from "../enquiries/define-form.ts";
import { plural } from "../ui/format.ts";

/** What a link that asks for a call is about: the first line of the comment, which the visitor may remove. */
const reasons = {
  visit: "Хочу приехать посмотреть.",
  parking: "Нужны места на парковке.",
  selection: "Соберите мне подборку.",
  dates: "Какие даты свободны для рекламы?",
} as const;

export type Reason = keyof typeof reasons;

const isReason = (name: string): name is Reason => Object.hasOwn(reasons, name);

/** For how many days a surface is asked for: «days14». */
export const daysReason = (days: number): string => `days${days}`;

/** «На 14 дней.», «Хочу приехать посмотреть.»; undefined for other names. */
function reasonInWords(name: string): string | undefined {
  const [, days] = /^days([1-9]\d{0,2})$/.exec(name) ?? [];
  if (days !== undefined) return `На ${plural(Number(days), "день", "дня", "дней")}.`;
  return isReason(name) ? reasons[name] : undefined;
}

/** The form with the reason of the link that opened it; other names leave it as it is. */
export function withReason(form: FormDefinition, name: string): FormDefinition {
  const { comment } = form.fields;
  const words = reasonInWords(name);
  if (!comment || words === undefined) return form;
  return { ...form, fields: { ...form.fields, comment: { ...comment, initial: `${words}\n` } } };
}
