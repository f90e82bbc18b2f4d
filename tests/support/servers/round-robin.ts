import { Agent, createServer, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { listening } from "./listening.ts";

/** A router in front of several processes. `sites` are their addresses; changes apply at once. */
export type RoundRobin = {
  url: string;
  sites: Set<string>;
  /** Resolves when `count` sites report readiness. */
  ready(count: number): Promise<void>;
  close(): Promise<void>;
};

const checkEveryMs = 100;

/**
 * A round-robin router like those of platforms. It polls `/readyz` ten times a second and uses ready sites only, over
 * keep-alive connections. It forwards the visitor's address, which a test sets by the header `X-Visitor`. A 502 means
 * that a site did not answer.
 */
export async function startRoundRobin(sites: string[]): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  const listed = new Set(sites);
  let ready: string[] = [];
  let turn = 0;
  const isReady = async (site: string) => (await fetch(`${site}/readyz`).catch(() => undefined))?.status === 200;
  let goesOn = true;
  const watching = (async () => {
    while (goesOn) {
      const candidates = [...listed];
      const answers = await Promise.all(candidates.map(isReady));
      ready = candidates.filter((_, at) => answers[at]);
      await sleep(checkEveryMs);
    }
  })();

  const server = createServer((req, res) => {
    turn += 1;
    const site = ready[turn % ready.length] ?? "http://127.0.0.1:9";
    const { "x-visitor": visitor = "192.0.2.1", ...headers } = req.headers;
    const options = { method: req.method, agent, headers: { ...headers, "x-forwarded-for": String(visitor) } };
    const onward = request(site + req.url, options, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    onward.on("error", ({ message }) => (res.headersSent ? res.destroy() : res.writeHead(502).end(message)));
    req.pipe(onward);
  });
  const { url, close } = await listening(server);
  return {
    url,
    sites: listed,
    async ready(count) {
      while (ready.length !== count) await sleep(checkEveryMs / 4);
    },
    async close() {
      goesOn = false;
      await watching;
      await close();
      agent.destroy();
    },
  };
}
