import { createServer } from "node:http";
import { listening } from "./listening.ts";

export type AnsweringApi = {
  url: string;
  /** Paths that answer with an error from now on. */
  failing: Set<string>;
  close(): Promise<void>;
};

/** Starts a content API on its own port. `answerTo` returns the answer of a path; undefined means 404. */
export async function startAnsweringApi(
  answerTo: (path: string, query: URLSearchParams) => object | undefined,
): Promise<AnsweringApi> {
  const failing = new Set<string>();
  const server = createServer((req, res) => {
    const { pathname, searchParams, search } = new URL(req.url ?? "/", "http://park.test");
    const answer = answerTo(pathname, searchParams);
    const fails = failing.has(pathname) || failing.has(pathname + search);
    res.writeHead(fails ? 500 : answer ? 200 : 404, { "Content-Type": "application/json" });
    res.end(JSON.stringify(answer ? { success: true, ...answer } : { success: false }));
  });
  const { url } = await listening(server);
  return {
    url,
    failing,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A page of a list in the contract's shape. */
export function listed<Item>(items: Item[], query: URLSearchParams, meta: object = {}) {
  const limit = Number(query.get("limit") ?? 100);
  const page = Number(query.get("page") ?? 1);
  const pagination = { page, limit, total: items.length, pages: Math.ceil(items.length / limit) };
  return { data: items.slice((page - 1) * limit, page * limit), pagination, meta };
}
