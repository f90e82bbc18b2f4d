import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { failures, json } from "./failures.ts";
import { listening } from "./listening.ts";

/** A literal answer. */
type Literal = { status: number; body: string };

/** A submission as it arrived, regardless of its answer. `taken`: the upstream accepted it. */
export type Receipt = { path: string; key: string; accept: string; body: Record<string, unknown>; taken: boolean };

/** `retryAfter` is the value of `Retry-After` in mode 429. */
type State = { mode: UpstreamMode; retryAfter: string; receipts: Receipt[] };
export type FaultyUpstream = State & { url: string; close(): Promise<void> };

/** The API's flag of success stands at different places. */
const flag = (path: string, success: boolean) => (path.endsWith("/callback") ? { data: { success } } : { success });

/** "up" accepts a submission; the others are ways in which a backend fails. */
const modes = {
  ...failures,
  up: (res: ServerResponse, path: string) => json(res, 200, JSON.stringify(flag(path, true))),
  rejected: (res: ServerResponse, path: string) => json(res, 200, JSON.stringify(flag(path, false))),
  "no flag": (res: ServerResponse) => json(res, 200, '{"ok":1}'),
  "429": (res: ServerResponse, _: string, { retryAfter }: State) =>
    json(res, 429, '{"success":false}', { "Retry-After": retryAfter }),
  empty: (res: ServerResponse) => void res.writeHead(204).end(),
  huge: (res: ServerResponse, path: string) =>
    json(res, 200, JSON.stringify({ ...flag(path, true), padding: "x".repeat(1_000_000) })),
};

/** A mode, or a literal answer. */
export type UpstreamMode = keyof typeof modes | Literal;
export const upstreamModes = Object.keys(modes) as Exclude<UpstreamMode, Literal>[];

/** A real HTTP server that accepts submissions like the content API, or fails on demand. */
export async function startFaultyUpstream(): Promise<FaultyUpstream> {
  const state: State = { mode: "up", retryAfter: "7", receipts: [] };
  const server = createServer((req, res) => void answer(state, req, res).catch(() => res.destroy()));
  return Object.assign(state, await listening(server));
}

async function answer(state: State, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { mode, receipts } = state;
  let text = "";
  for await (const chunk of req) text += String(chunk);
  const { url: path = "", headers } = req;
  const key = String(headers["idempotency-key"] ?? "");
  const accept = headers.accept ?? "";
  receipts.push({ path, key, accept, body: JSON.parse(text), taken: mode === "up" });
  if (typeof mode === "object") json(res, mode.status, mode.body);
  else modes[mode](res, path, state);
}
