import { type Answer, failed } from "../reads.ts";
import type { Park } from "../stand-in-park.ts";
import { faultOf, isRecord, type SubmissionPath, submissionRules } from "./rules.ts";

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
        log("stand-in.refusal", { path, fault: "no rules in stand-in/submissions/rules.ts" });
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
