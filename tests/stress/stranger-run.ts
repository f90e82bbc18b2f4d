import { send } from "../support/servers/raw-http.ts";
import { attacks } from "../support/stress/strangers.ts";

/**
 * `node … URL NAME`: one address asks for all it can until the process is told to end. A process of its own: the
 * visitors' times would else hold what the stranger's program takes. Prints the number of its requests.
 */
const [url = "", name = ""] = process.argv.slice(2);
const { path, connections, post } = attacks[name] ?? { path: () => "/", connections: 0, post: undefined };
const headers = {
  "X-Forwarded-For": "203.0.113.7",
  ...(post !== undefined && { "Content-Type": "application/x-www-form-urlencoded" }),
};
let calls = 0;
const report = () => {
  process.stdout.write(`${calls}\n`);
  process.exit(0);
};
process.once("SIGTERM", report).once("disconnect", report);

const ask = async () => {
  for (;;) {
    calls += 1;
    const method = post === undefined ? "GET" : "POST";
    await send(url + path(calls), { method, headers, body: post }).catch(() => {});
  }
};
for (let connection = 0; connection < connections; connection += 1) void ask();
