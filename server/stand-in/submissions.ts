import { type Answer, failed } from "./reads.ts";
import type { Park } from "./stand-in-park.ts";

/** An accepted submission: where it was sent, what it said, under which `Idempotency-Key`, and when. */
export type Submission = { path: string; body: Record<string, unknown>; idempotencyKey: string | undefined; at: Date };

/** Called once for each submission: by path and key, or by the field that is at fault; never with a value. */
export type DeskLog = (event: string, fields: Record<string, string | undefined>) => void;

/** How many submissions, and answers to repeat, are kept; the oldest are dropped. */
const submissionsMax = 10_000;

/** Takes submissions for this park, as a backend would, and keeps the accepted ones in memory, oldest first. */
export function openDesk(park: Park, now: () => Date, log: DeskLog) {
  const rules = submissionRules(park);
  const received: Submission[] = [];
  const answers = new Map<string, Answer>();

  function refuse(path: SubmissionPath, fault: string): Answer {
    log("stand-in.refusal", { path, fault });
    return failed(422, fault);
  }
  const takes = (path: string): path is SubmissionPath => Object.hasOwn(rules, path);
  function judge(path: SubmissionPath, body: unknown, idempotencyKey: string | undefined): Answer {
    if (!isRecord(body)) return refuse(path, "Ожидается объект JSON");
    const fault = faultOf(body, rules[path]);
    if (fault !== undefined) return refuse(path, fault);
    received.push({ path, body, idempotencyKey, at: now() });
    if (received.length > submissionsMax) received.shift();
    log("stand-in.submission", { path, idempotencyKey });
    // Callbacks report success one level deeper than the others.
    const success = { success: true };
    return { status: 200, body: path === "/callbacks/callback" ? { data: success } : success };
  }

  return {
    received: received as readonly Submission[],
    /** A repeated key gets the answer of its first submission. */
    take(path: string, body: unknown, idempotencyKey: string | undefined): Answer {
      if (!takes(path)) {
        log("stand-in.refusal", { path, fault: "no rules in stand-in/submissions.ts" });
        return failed(404, "Нет такого адреса");
      }
      const answer = (idempotencyKey && answers.get(idempotencyKey)) || judge(path, body, idempotencyKey);
      if (idempotencyKey) answers.set(idempotencyKey, answer);
      const [oldest = ""] = answers.keys();
      if (answers.size > submissionsMax) answers.delete(oldest);
      return answer;
    },
  };
}

/** Whether a field may have this value. */
type Rule = (value: unknown) => boolean;

/** All fields of one kind of submission; others are rejected. */
type Rules = Record<string, Rule>;

type SubmissionPath = `/callbacks/${"callback" | "vacancy" | "presentation" | "rent" | "advertisement"}`;

const text: Rule = (value) => typeof value === "string";
const filled: Rule = (value) => typeof value === "string" && value.trim() !== "";
const phone: Rule = (value) => typeof value === "string" && /^\+79\d{9}$/.test(value);
const email: Rule = (value) => typeof value === "string" && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value);
const positive: Rule = (value) => typeof value === "number" && Number.isFinite(value) && value > 0;

/** The rules of every field, as a backend that knows the park has them. */
function submissionRules(park: Park): Record<SubmissionPath, Rules> {
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
function faultOf(body: Record<string, unknown>, rules: Rules): string | undefined {
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
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
