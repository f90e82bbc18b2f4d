import http from "node:http";
import net from "node:net";
import { buffer, text } from "node:stream/consumers";

/** An answer, and the time from the request to its end. */
type RawAnswer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer; ms: number };

/** For hangs only: a busy machine may need ten times as long as an idle one. */
const answerMaxMs = 60_000;

/** Sends one request, over a new connection unless `agent` keeps some. Fails without an answer in `timeout` ms. */
export function send(
  url: string,
  { body, timeout = answerMaxMs, ...options }: http.RequestOptions & { body?: string | undefined } = {},
): Promise<RawAnswer> {
  const begunAt = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.request(url, { agent: false, timeout, ...options }, (response) => {
      const { statusCode: status = 0, headers } = response;
      const whole = (all: Buffer) => resolve({ status, headers, body: all, ms: performance.now() - begunAt });
      buffer(response).then(whole, reject);
    });
    request.on("timeout", () => request.destroy(new Error("not answered in time"))).on("error", reject);
    request.end(body);
  });
}

/** Sends `words` unchanged, and returns all that comes until the connection ends. */
export function say(url: string, words: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = net.connect(Number(port), hostname, () => socket.write(words));
  return text(socket);
}
