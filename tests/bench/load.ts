import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { Agent } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import * as z from "zod";
import { send } from "../support/raw-http.ts";
import { dir } from "./servers.ts";

const reportSchema = z.object({ requests: z.object({ average: z.number() }), errors: z.number(), non2xx: z.number() });

/** A load of `connections` keep-alive connections for `seconds`. */
export type Load = { connections: number; seconds: number };

/** wrk sends five times as many requests as autocannon. On two cores, autocannon is slower than the site. */
export const generator = spawnSync("wrk", ["-v"]).error ? "autocannon" : "wrk";

/** Requests per second for one address with brotli, sent by a separate process. Throws if an answer fails. */
export async function loadOne(url: string, { connections, seconds }: Load): Promise<number> {
  if (generator === "wrk") return loadByWrk(url, { connections, seconds });
  const args = ["-j", "-c", String(connections), "-d", String(seconds), "-H", "Accept-Encoding: br", url];
  const child = spawn(process.execPath, ["node_modules/autocannon/autocannon.js", ...args], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [report] = await Promise.all([text(child.stdout), once(child, "exit")]);
  const { requests, errors, non2xx } = reportSchema.parse(JSON.parse(report));
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} answers that are no 200`);
  return requests.average;
}

async function loadByWrk(url: string, { connections, seconds }: Load): Promise<number> {
  return wrk(["-t1", `-c${connections}`, `-d${seconds}`, "-H", "Accept-Encoding: br", url]);
}

async function wrk(args: string[]): Promise<number> {
  const child = spawn("wrk", args, { stdio: ["ignore", "pipe", "ignore"] });
  const [report] = await Promise.all([text(child.stdout), once(child, "exit")]);
  if (/Non-2xx|Socket errors/.test(report)) throw new Error(`${args.at(-1)}: not every answer is a 200`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);
}

/** CPU time of a process and its children in seconds. Unlike a rate, it excludes waiting. */
export function cpuSeconds({ pid }: { pid?: number | undefined }): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean);
  const own = (Number(fields[11]) + Number(fields[12])) / 100;
  return children.reduce((sum, child) => sum + cpuSeconds({ pid: Number(child) }), own);
}

/** Requests per second for distinct addresses of one server, without compression. */
export async function loadMany(base: string, nextPath: () => string, load: Load): Promise<number> {
  if (generator === "wrk") return loadManyByWrk(base, nextPath, load);
  const { connections, seconds } = load;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const endAt = performance.now() + seconds * 1000;
  let answered = 0;
  const visitor = async () => {
    while (performance.now() < endAt) {
      const { status } = await send(base + nextPath(), { agent });
      if (status !== 200) throw new Error(`An answer is ${status}`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
  return answered / seconds;
}

/** More than any server here answers, because wrk would repeat the paths. */
const pathsASecond = 4000;

async function loadManyByWrk(base: string, nextPath: () => string, { connections, seconds }: Load): Promise<number> {
  const paths = Array.from({ length: pathsASecond * seconds }, () => JSON.stringify(nextPath()));
  const script = path.join(dir, "paths.lua");
  const request =
    'local n = 0\nrequest = function()\n  n = n % #paths + 1\n  return wrk.format("GET", paths[n])\nend\n';
  writeFileSync(script, `local paths = {\n${paths.join(",\n")}\n}\n${request}`);
  return wrk(["-t1", `-c${connections}`, `-d${seconds}`, "-s", script, base]);
}
