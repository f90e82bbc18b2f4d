import { send } from "../support/servers/raw-http.ts";

/**
 * `node … URL NAME`: one address asks for all it can until the process is told to end. A process of its own: the
 * visitors' times would else hold what the stranger's program takes. Prints the number of its requests.
 */
const [url = "", name = ""] = process.argv.slice(2);

/** The requests of one address over so many connections. */
type Attack = { path: (n: number) => string; connections: number; post?: string };

const letters = "о п с к е ".repeat(10);
const forged = (n: number) => Buffer.from(`http://127.0.0.1/admin/${n}`).toString("base64url");

const attacks: Readonly<Record<string, Attack>> = {
  posts: {
    path: (n) => `/requests/rent?pavilionId=${900_000 + n}`,
    connections: 60,
    post: "name=A&phone=%2B79161234567",
  },
  compare: { path: (n) => `/compare?compare=${900_000 + 2 * n}&compare=${900_001 + 2 * n}`, connections: 15 },
  feeds: { path: (n) => `/feeds/units?category=office&squareFrom=${100 + n}`, connections: 40 },
  search: { path: (n) => `/search?q=${encodeURIComponent(`${n} ${letters}`)}`, connections: 4 },
  readyz: { path: () => "/readyz", connections: 20 },
  media: { path: (n) => `/media/${"A".repeat(16)}/${forged(n)}/320.webp`, connections: 20 },
};

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
