import type { Park } from "../stand-in-park.ts";

/** Whether a field may have this value. */
export type Rule = (value: unknown) => boolean;

/** All fields of one kind of submission; others are rejected. */
export type Rules = Record<string, Rule>;

export type SubmissionPath = `/callbacks/${"callback" | "vacancy" | "presentation" | "rent" | "advertisement"}`;

const text: Rule = (value) => typeof value === "string";
const filled: Rule = (value) => typeof value === "string" && value.trim() !== "";
const phone: Rule = (value) => typeof value === "string" && /^\+79\d{9}$/.test(value);
const email: Rule = (value) => typeof value === "string" && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value);
const positive: Rule = (value) => typeof value === "number" && Number.isFinite(value) && value > 0;

/** The rules of every field, as a backend that knows the park has them. */
export function submissionRules(park: Park): Record<SubmissionPath, Rules> {
  const sender = { name: text, phone, roistat: filled, key: filled };
  const pavilionId = oneOfIds(park.pavilions);
  const labels = new Set<unknown>(park.bodies.map(({ number }) => number));
  const floors = new Set<unknown>(park.bodies.flatMap((body) => body.floors.map(({ number }) => number)));
  return {
    "/callbacks/callback": { ...sender, comment: text },
    "/callbacks/vacancy": { ...sender, email, comment: text, vacancyId: oneOfIds(park.vacancies) },
    "/callbacks/presentation": { ...sender, pavilionId },
    "/callbacks/rent": {
      ...sender,
      comment: text,
      pavilionId,
      square: positive,
      body: (value) => labels.has(value),
      floor: (value) => floors.has(value),
    },
    "/callbacks/advertisement": {
      ...sender,
      comment: text,
      mediaFacadeSolutionId: oneOfIds(park.mediaFacadeSolutions),
    },
  };
}

/** The fault of a body: its field, never its value. Undefined if the body is valid. */
export function faultOf(body: Record<string, unknown>, rules: Rules): string | undefined {
  const missing = Object.keys(rules).find((field) => !Object.hasOwn(body, field));
  if (missing) return `Нет поля ${missing}`;
  const unknown = Object.keys(body).find((field) => !Object.hasOwn(rules, field));
  if (unknown) return `Лишнее поле ${unknown}`;
  const wrong = Object.entries(rules).find(([field, isRight]) => !isRight(body[field]));
  return wrong && `Неверное значение поля ${wrong[0]}`;
}

function oneOfIds(items: readonly { id: number }[]): Rule {
  const ids = new Set<unknown>(items.map(({ id }) => id));
  return (value) => ids.has(value);
}

/** Whether this is a JSON object, neither an array nor null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
