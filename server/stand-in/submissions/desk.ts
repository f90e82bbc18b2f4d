import type { Park } from "../park.ts";
import { type Answer, failed } from "../reads/answer.ts";
import { faultOf, isRecord, type SubmissionPath, submissionRules } from "./rules.ts";

/** An accepted submission: where it was sent, what it said, under which `Idempotency-Key`, and when. */
export type Submission = { path: string; body: Record<string, unknown>; idempotencyKey: string | undefined; at: Date };

/** How many submissions, and answers to repeat, are kept; the oldest are dropped. */
export const submissionsMax = 10_000;

/** Takes submissions, as a backend would, and keeps the accepted ones in memory, oldest first. */
export type Desk = {
  received: readonly Submission[];
  takes(path: string): path is SubmissionPath;
  take(path: SubmissionPath, body: unknown, idempotencyKey: string | undefined): Answer;
};

/** What a desk tells: every submission once, and why it refused one, by field and never by value. */
type Told = { onAccepted: (submission: Submission) => void; onRefused: (path: string, fault: string) => void };

/** A desk for this park. */
export function openDesk(park: Park, now: () => Date, { onAccepted, onRefused }: Told): Desk {
  const rules = submissionRules(park);
  const received: Submission[] = [];
  const answers = new Map<string, Answer>();

  function judge(path: SubmissionPath, body: unknown, idempotencyKey: string | undefined): Answer {
    const fault = faultOf(body, rules[path]);
    if (fault !== undefined || !isRecord(body)) {
      onRefused(path, fault ?? "");
      return failed(422, fault ?? "");
    }
    const submission = { path, body, idempotencyKey, at: now() };
    received.push(submission);
    if (received.length > submissionsMax) received.shift();
    onAccepted(submission);
    return accepted(path);
  }

  return {
    received,
    takes: (path): path is SubmissionPath => Object.hasOwn(rules, path),
    take(path, body, idempotencyKey) {
      if (idempotencyKey === undefined) return judge(path, body, undefined);
      const earlier = answers.get(idempotencyKey);
      if (earlier) return earlier;
      const answer = judge(path, body, idempotencyKey);
      answers.set(idempotencyKey, answer);
      for (const oldest of answers.keys()) {
        if (answers.size <= submissionsMax) break;
        answers.delete(oldest);
      }
      return answer;
    },
  };
}

/** Callbacks report success one level deeper than the others. */
function accepted(path: SubmissionPath): Answer {
  return {
    status: 200,
    json: JSON.stringify(path === "/callbacks/callback" ? { data: { success: true } } : { success: true }),
  };
}
