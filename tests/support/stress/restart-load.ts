import { setTimeout as sleep } from "node:timers/promises";

let visitors = 0;

/** A new visitor with an unused IP address and phone. */
export function newVisitor(): { address: string; phone: string } {
  visitors += 1;
  const address = `198.51.${Math.floor(visitors / 250)}.${1 + (visitors % 250)}`;
  return { address, phone: `+7918${String(1_000_000 + visitors)}` };
}

/** Answers during a load: read pages, phones of thanked visitors, and answers with another status. */
type LoadReport = { pages: number; thanked: string[]; failures: string[] };

/** Two readers and two senders that use the site until `stop`. `post` sends a visitor's request. */
export function startRestartLoad(
  url: string,
  post: (visitor: ReturnType<typeof newVisitor>) => Promise<{ status: number }>,
): { stop(): Promise<LoadReport> } {
  const report: LoadReport = { pages: 0, thanked: [], failures: [] };
  let goesOn = true;
  const reader = async () => {
    while (goesOn) {
      const { status } = await fetch(`${url}/about?n=${report.pages}`);
      if (status === 200) report.pages += 1;
      else report.failures.push(`page ${status}`);
      await sleep(10);
    }
  };
  const sender = async () => {
    while (goesOn) {
      const visitor = newVisitor();
      const { status } = await post(visitor);
      if (status === 303) report.thanked.push(visitor.phone);
      else report.failures.push(`post ${status}`);
      await sleep(20);
    }
  };
  const load = Promise.all([reader(), reader(), sender(), sender()]);
  return {
    async stop() {
      goesOn = false;
      await load;
      return report;
    },
  };
}
