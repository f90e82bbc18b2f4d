import type { ServerResponse } from "node:http";

/**
 * The head of an answer that is given again and again. `fields` is a flat list of names and values. `lines` is what
 * Node made of it the first time, around the request's id and the date; null where that cannot be known.
 */
export type ReadyHead = { status: number; fields: readonly string[]; lines?: Lines | null };

type Lines = { before: string; between: string; after: string };

/**
 * Writes a ready head with a request's id. Node checks each of two dozen headers anew for every answer, which takes
 * longer than to read the request. So the lines that it made of the first answer are given to it again, in `_header`,
 * the field where it keeps them. No document names that field: a Node without it, and every answer that is not the
 * usual one, goes by `writeHead`.
 */
export function writeHead(res: ServerResponse, head: ReadyHead, requestId: string): void {
  const usual = isUsual(res);
  if (usual && head.lines && "_header" in res) {
    const { before, between, after } = head.lines;
    res.statusCode = head.status;
    res._header = before + requestId + between + utcDate() + after;
    return;
  }
  res.writeHead(head.status, [...head.fields, "X-Request-Id", requestId]);
  if (usual && head.lines === undefined) head.lines = linesOf(res);
}

/** A GET whose connection stays, with nothing in its answer's head yet. */
function isUsual(res: ServerResponse): boolean {
  const { req } = res;
  return req.method === "GET" && req.httpVersion === "1.1" && res.shouldKeepAlive && res.getHeaderNames().length === 0;
}

function linesOf(res: ServerResponse): Lines | null {
  const written = "_header" in res ? String(res._header) : "";
  const [, before, between, after] =
    /^(HTTP\/1\.1 .*\r\nX-Request-Id: )[\w-]+(\r\nDate: )[^\r]+(\r\n.*\r\n\r\n)$/s.exec(written) ?? [];
  return before && between && after ? { before, between, after } : null;
}

const secondMs = 1000;
let datedMs = 0;
let dated = "";

/** The time as HTTP writes it, put into words once a second. */
function utcDate(): string {
  const nowMs = Date.now();
  if (nowMs < datedMs || nowMs >= datedMs + secondMs) {
    datedMs = nowMs - (nowMs % secondMs);
    dated = new Date(nowMs).toUTCString();
  }
  return dated;
}
