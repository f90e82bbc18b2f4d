import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Level, Log } from "./log.ts";

/** What is known of a request while it runs: `id` is the visitor's «код обращения», the other two are filled in by whoever answers. */
export type Passage = { id: string; route?: string | undefined; cache?: string };

const passages = new WeakMap<ServerResponse, Passage>();

/** The passage of the request that is being answered. Throws outside of one: that is a fault of ours. */
export function passageOf(res: ServerResponse): Passage {
  const passage = passages.get(res);
  if (passage === undefined) throw new Error("No passage was begun for this answer");
  return passage;
}

const wellFormedId = /^[\w-]{8,64}$/;

const levelOf = (status: number, route: string | undefined): Level => {
  if (status >= 500) return "error";
  if (status >= 400 && status !== 404) return "warn";
  return route === "/healthz" || route === "static" ? "debug" : "info";
};

/**
 * Begins a request: gives it an id (the router's own, if well-formed), says it in the answer, and writes one access line when
 * the answer is out. The line has the route's pattern, never the address: an address may hold what a visitor typed.
 */
export function beginPassage(req: IncomingMessage, res: ServerResponse, log: Log): Passage {
  const startedAt = performance.now();
  const given = req.headers["x-request-id"];
  const passage: Passage = { id: typeof given === "string" && wellFormedId.test(given) ? given : randomUUID() };
  passages.set(res, passage);
  res.setHeader("X-Request-Id", passage.id);
  res.once("close", () => {
    const fields = {
      id: passage.id,
      method: req.method ?? "",
      route: passage.route ?? "none",
      status: res.statusCode,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      bytes: Number(res.getHeader("Content-Length") ?? 0),
      cache: passage.cache,
      aborted: res.writableFinished ? undefined : true,
    };
    log.access(fields, levelOf(res.statusCode, passage.route));
  });
  return passage;
}
