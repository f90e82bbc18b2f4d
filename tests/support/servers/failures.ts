import type { ServerResponse } from "node:http";

/** Answers with JSON. */
export function json(res: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  res.writeHead(status, { "Content-Type": "application/json", ...headers }).end(text);
}

const dripMs = 50;
const refusal = (status: number) => (res: ServerResponse) => json(res, status, '{"success":false}');

/** The ways in which every backend may fail. */
export const failures = {
  reset: (res: ServerResponse) => void res.destroy(),
  "500": refusal(500),
  "503": refusal(503),
  "401": refusal(401),
  "403": refusal(403),
  "404": refusal(404),
  "422": refusal(422),
  "429": refusal(429),
  hang: () => {},
  drip(res: ServerResponse) {
    res.writeHead(200, { "Content-Type": "application/json" });
    const timer = setInterval(() => res.write(" "), dripMs);
    res.on("close", () => clearInterval(timer));
  },
  html: (res: ServerResponse) => json(res, 200, "<h1>Welcome to nginx</h1>", { "Content-Type": "text/html" }),
  redirect: (res: ServerResponse) => json(res, 302, "", { Location: "http://169.254.169.254/latest/meta-data" }),
  truncated(res: ServerResponse) {
    res.writeHead(200, { "Content-Type": "application/json", "Content-Length": "1000" }).write('{"success":tr');
    setTimeout(() => res.destroy(), 10);
  },
};
