import { afterAll, beforeAll } from "vitest";
import { type StandInApi, type StandInOptions, startStandInApi } from "../../../server/stand-in/stand-in-api.ts";

/** Starts a stand-in before the tests of the file, stops it after them, and sends it requests. */
export function withStandIn(options: StandInOptions = {}) {
  let api: StandInApi;
  beforeAll(async () => {
    api = await startStandInApi(options);
  });
  afterAll(() => api.close());

  async function ask(path: string, init?: RequestInit) {
    const answer = await fetch(api.url + path, init);
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  }
  return {
    received: () => api.received,
    get: (path: string) => ask(path),
    post: (path: string, body: unknown, headers?: Record<string, string>) =>
      ask(path, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
  };
}
