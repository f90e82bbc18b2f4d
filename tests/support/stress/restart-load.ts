import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { send } from "../servers/raw-http.ts";

let visitors = 0;

/** A new visitor with an unused IP address and phone. */
export function newVisitor(): { address: string; phone: string } {
  visitors += 1;
  const address = `198.51.${Math.floor(visitors / 250)}.${1 + (visitors % 250)}`;
  return { address, phone: `+7918${String(1_000_000 + visitors)}` };
}

const readers = 2;
const senders = 4;
const betweenMs = 10;

/**
 * Readers and senders that use the site over kept connections until the returned function ends them. It tells what they
 * got. `busy` counts answers of 503 with Retry-After; `failures` are all other surprises.
 */
export function startRestartLoad(url: string) {
  const agent = new http.Agent({ keepAlive: true });
  const report = { pages: 0, thanked: [] as string[], busy: 0, failures: [] as string[], times: [] as number[] };
  let goesOn = true;
  /** Whether the answer has the wanted status. */
  const ask = async (what: string, wanted: number, path: string, options: Parameters<typeof send>[1] = {}) => {
    const begunAt = performance.now();
    const answer = await send(url + path, { agent, ...options }).catch(({ message }: Error) => message);
    report.times.push(performance.now() - begunAt);
    await sleep(betweenMs);
    if (typeof answer !== "string" && answer.status === wanted) return true;
    if (typeof answer !== "string" && answer.status === 503 && answer.headers["retry-after"]) report.busy += 1;
    else report.failures.push(`${what} ${typeof answer === "string" ? answer : answer.status}`);
    return false;
  };
  const reader = async () => {
    while (goesOn) if (await ask("page", 200, `/about?n=${report.pages}`)) report.pages += 1;
  };
  const sender = async () => {
    while (goesOn) {
      const { address, phone } = newVisitor();
      const headers = { "Content-Type": "application/x-www-form-urlencoded", "X-Visitor": address };
      const body = new URLSearchParams({ phone }).toString();
      if (await ask("post", 303, "/requests/callback", { method: "POST", headers, body })) report.thanked.push(phone);
    }
  };
  const load = [...Array.from({ length: readers }, reader), ...Array.from({ length: senders }, sender)];
  return async () => {
    goesOn = false;
    await Promise.all(load);
    agent.destroy();
    return report;
  };
}
