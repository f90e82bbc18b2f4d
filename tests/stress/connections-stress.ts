import { spawnSync } from "node:child_process";
import http from "node:http";
import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { note, quantile, row, runProofs } from "../support/kit/proofs.ts";
import { send } from "../support/servers/raw-http.ts";
import { type BuiltSite, memoryMb, startBuiltSite } from "../support/sites/built-site.ts";
import { type Slowness, slowSocket } from "../support/stress/slow-sockets.ts";

/**
 * `node tests/stress/connections-stress.ts [slow|pipeline|readers|onePage|idle]`, after a build. Clients send slowly,
 * pipeline requests, read slowly or never, or hold idle connections. Needs `unshare`, `ip` and `sysctl`; uses loopback
 * addresses only.
 */
const answeredMaxMs = 200;
const memoryMaxMb = 250;
const readingMaxMs = 60_000;
const sweepMs = 5000;

const bufferBytes = 65_536;
const marker = "SMALL_SOCKET_BUFFERS";

/**
 * Reruns the program in its own network namespace with socket buffers of 64 KB, like a slow visitor's. On loopback the
 * kernel buffers 4 MB per connection, so a page counts as sent before anyone reads it. Returns false in the outer
 * process, after the inner one has ended.
 */
function withSmallBuffers(): boolean {
  if (process.env[marker]) return true;
  const limits = ["rmem", "wmem"].map((name) => `sysctl -qw net.ipv4.tcp_${name}="4096 16384 ${bufferBytes}"`);
  const script = ["ip link set lo up", ...limits, 'exec "$@"'].join(" && ");
  const { status } = spawnSync(
    "unshare",
    ["-rn", "sh", "-c", script, "sh", process.execPath, ...process.argv.slice(1)],
    {
      stdio: "inherit",
      env: { ...process.env, [marker]: "1" },
    },
  );
  process.exitCode = status ?? 1;
  return false;
}

const get = (url: string) => `GET ${url} HTTP/1.1\r\nHost: site.test\r\n\r\n`;
const listing = (n: number) => `/arenda-ofisov?compare=${1001 + n}&limit=100`;

/** A client that sends `text` and reads nothing. */
function silent(url: string, text: string): net.Socket {
  const { hostname, port } = new URL(url);
  const socket = net.connect(Number(port), hostname).pause();
  socket.on("error", () => {}).write(text);
  return socket;
}

/** Requests a page over a new connection. Status 0 means no answer in ten seconds. */
const visit = (url: string, method = "GET") => send(url, { method }).catch(() => ({ status: 0, ms: 10_000 }));

/** Requests new, cached and missing pages, one every 20 ms. */
async function visits(url: string, count: number) {
  const pages = Array.from({ length: count }, async (_, n) => {
    await sleep(n * 20);
    const path = ["/news", `/pavilions/${1001 + n}`, `/arenda-skladov?limit=${n + 1}`, `/none-${n}`][n % 4];
    return visit(url + path);
  });
  const all = await Promise.all(pages);
  const refused = all.filter(({ status }) => status === 0 || status >= 500).length;
  const times = all.map(({ ms }) => ms);
  return { refused, ms: quantile(times, 0.99) };
}

async function withSite(work: (site: BuiltSite) => Promise<boolean>): Promise<boolean> {
  const site = await startBuiltSite({});
  await visits(site.url, 40);
  // The baseline without an attack.
  note(`calm: p99 ${Math.round((await visits(site.url, 200)).ms)} ms`);
  const good = await work(site);
  await site.stop();
  return good;
}

const slow = () =>
  withSite(async (site) => {
    const kinds: Slowness[] = ["headers", "headers", "body", "idle"];
    const sockets = Array.from({ length: 600 }, (_, n) => slowSocket(site.url, kinds[n % kinds.length] ?? "idle"));
    const times: number[] = [];
    for (let n = 0; n < 1000; n += 1) {
      times.push((await send(`${site.url}/news`, { agent: http.globalAgent })).ms);
      await sleep(10);
    }
    const busy = sockets.filter((_, n) => kinds[n % kinds.length] !== "idle");
    const never = sleep(40_000, Number.POSITIVE_INFINITY);
    const oldest = Math.max(...(await Promise.all(busy.map(({ closed }) => Promise.race([closed, never])))));
    for (const { socket } of sockets) socket.destroy();
    const p99 = quantile(times, 0.99);
    row(
      "600 slow sockets",
      `page p99 ${p99.toFixed(1)} ms (50), oldest slow socket ${Math.round(oldest / 1000)} s (25)`,
    );
    return p99 <= 50 && oldest <= 25_000;
  });

const pipeline = () =>
  withSite(async (site) => {
    const before = memoryMb(site.process);
    const ahead = Array.from({ length: 10 }, (_, n) => silent(site.url, get(listing(n)).repeat(1500)));
    const { refused, ms } = await visits(site.url, 200);
    const memory = memoryMb(site.process, "VmHWM");
    for (const socket of ahead) socket.destroy();
    row(
      "10 clients pipeline 1,500 GETs each and read nothing",
      `${before} → ${memory} MB (${memoryMaxMb}), ` +
        `others refused ${refused} (0), p99 ${Math.round(ms)} ms (${answeredMaxMs})`,
    );
    return memory <= memoryMaxMb && refused === 0 && ms <= answeredMaxMs;
  });

/** The number of connections that the site keeps open. A client must read to notice a close. */
async function stillOpen(clients: readonly net.Socket[]): Promise<number> {
  for (const client of clients) client.resume();
  await sleep(2000);
  return clients.filter(({ closed }) => !closed).length;
}

const slowReaders = (name: string, count: number, address: (n: number) => string) => () =>
  withSite(async (site) => {
    const before = memoryMb(site.process);
    const readers = [];
    for (let n = 0; n < count; n += 1) {
      readers.push(silent(site.url, get(address(n))));
      if (n % 20 === 19) await sleep(10);
    }
    await sleep(1000);
    const { refused, ms } = await visits(site.url, 200);
    const form = await visit(`${site.url}/requests/callback`, "POST");
    const memory = memoryMb(site.process, "VmHWM");
    await sleep(readingMaxMs + 2 * sweepMs);
    const open = await stillOpen(readers);
    for (const socket of readers) socket.destroy();
    row(
      name,
      `${before} → ${memory} MB (${memoryMaxMb}), others refused ${refused} (0), form ${form.status} (415), ` +
        `p99 ${Math.round(ms)} ms (${answeredMaxMs}), readers still there after 70 s ${open} (0)`,
    );
    return memory <= memoryMaxMb && refused === 0 && ms <= answeredMaxMs && form.status === 415 && open === 0;
  });

const idle = () =>
  withSite(async (site) => {
    const clients = [];
    for (let n = 0; n < 2000; n += 1) {
      clients.push(silent(site.url, n % 2 === 0 ? "" : get("/robots.txt")));
      if (n % 50 === 49) await sleep(10);
    }
    await sleep(500);
    const { refused, ms } = await visits(site.url, 200);
    for (const socket of clients) socket.destroy();
    row("2,000 idle connections", `others refused ${refused} (0), p99 ${Math.round(ms)} ms (${answeredMaxMs})`);
    return refused === 0 && ms <= answeredMaxMs;
  });

if (withSmallBuffers())
  await runProofs({
    slow,
    pipeline,
    readers: slowReaders("60 slow readers of a page each", 60, listing),
    onePage: slowReaders("1,900 slow readers of one page", 1900, () => listing(0)),
    idle,
  });
