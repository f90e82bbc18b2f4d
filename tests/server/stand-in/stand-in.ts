import { afterAll, beforeAll } from "vitest";
import { type StandInApi, type StandInOptions, startStandInApi } from "../../../server/stand-in/stand-in-api.ts";

/** Every field that an answer may have. Tests check which ones are present. */
export type Envelope = {
  success?: boolean;
  message?: string;
  data?: unknown;
  pagination?: { page: number; limit: number; total: number; pages: number };
  meta?: unknown;
};

/** An answer: the status, the headers and the parsed body. */
export type Reply = { status: number; headers: Headers; body: Envelope };

/** Requests to the stand-in API of a test file. */
export type Talk = {
  api(): StandInApi;
  get(path: string): Promise<Reply>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Reply>;
};

/** Starts a stand-in before the tests of the file and stops it after them. */
export function withStandIn(options: StandInOptions = {}): Talk {
  let api: StandInApi | undefined;
  const running = () => {
    if (!api) throw new Error("The stand-in is not running");
    return api;
  };
  beforeAll(async () => {
    api = await startStandInApi(options);
  });
  afterAll(() => running().close());

  async function ask(path: string, init?: RequestInit): Promise<Reply> {
    const response = await fetch(running().url + path, init);
    return { status: response.status, headers: response.headers, body: await response.json() };
  }
  return {
    api: running,
    get: (path) => ask(path),
    post: (path, body, headers) =>
      ask(path, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
  };
}
