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
let asked = 0;
const tell = () => {
  process.stdout.write(`${asked}\n`);
  process.exit(0);
};
process.once("SIGTERM", tell).once("disconnect", tell);

const ask = async () => {
  for (;;) {
    asked += 1;
    const method = post === undefined ? "GET" : "POST";
    await send(url + path(asked), { method, headers, body: post }).catch(() => {});
  }
};
for (let one = 0; one < connections; one += 1) void ask();
