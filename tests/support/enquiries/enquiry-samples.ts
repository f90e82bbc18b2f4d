import { randomUUID } from "node:crypto";
import { afterEach, expect } from "vitest";
import type { Enquiry } from "../../../server/enquiries/enquiry.ts";
import type { StoreOptions } from "../../../server/enquiries/table-store.ts";
import type { Fields, LogEvent } from "../../../server/log/log.ts";
import type { Payload } from "../../../views/enquiries/define-form.ts";

/** A visitor's values, which must never appear in a log. */
export const personal = { name: "Канарейка Пробная", phone: "+79995550155", comment: "Жёлтая метка в тексте" };

/** One person's rental enquiry; `changes` make it a different one. */
export function rentPayload(changes: Payload = {}): Payload {
  const unit = { pavilionId: 12, square: 84, body: "2А", floor: 3 };
  return { ...unit, ...personal, roistat: "nocookie", ...changes };
}

/** An enquiry with a new id; `changes` give it different content. */
export const rentEnquiry = (changes: Payload = {}): Enquiry => ({
  id: randomUUID(),
  form: "rent",
  payload: rentPayload(changes),
});

export const testLimits: StoreOptions = {
  leaseMs: 60_000,
  claimsPerSecondMax: 1000,
  acceptTimeoutMs: 2500,
  role: "server",
};

type LogLine = { event: string; fields: Fields; level: string };

const allLines: LogLine[] = [];

/** A log in memory, for inspection. */
export function keptLog(): { log: LogEvent; lines: LogLine[]; events(): string[] } {
  const lines: LogLine[] = [];
  const log: LogEvent = (event, fields = {}, level = "info") => {
    for (const kept of [lines, allLines]) kept.push({ event, fields, level });
  };
  return { log, lines, events: () => lines.map((line) => line.event) };
}

/** After each test of a file, no kept log has a visitor's value. */
export function expectNoPersonalValues(): void {
  afterEach(() => {
    const text = JSON.stringify(allLines.splice(0));
    for (const value of Object.values(personal)) expect(text).not.toContain(value);
  });
}
