import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.ts";

/** `cached`: with the second example too, the shared cache of pages. */
export type NginxOptions = { sites: readonly string[]; cached?: boolean };

/** `close` resolves with the last lines of its log of errors. */
export type Nginx = { url: string; close(): Promise<string> };

export const hasNginx = (): boolean => spawnSync("nginx", ["-v"]).error === undefined;

const page = new URL("../../../server/OPERATING.md", import.meta.url);
const errorsMax = 10;
/** Its own folders for bodies, below ours. */
export const temporaryPaths = (folder: string): string[] =>
  ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`);

/** The nginx examples of OPERATING.md: a server, and what makes it a cache. */
export const nginxExamples = (): string[] =>
  [...readFileSync(page, "utf8").matchAll(/```nginx\n(.*?)```/gs)].map(([, text = ""]) => text);

/** The examples on one port of this machine, without TLS. */
function examples({ sites, cached = false }: NginxOptions, port: number, folder: string): string {
  const [first = "", second = ""] = nginxExamples();
  const servers = sites.map((site) => `server ${new URL(site).host} max_fails=0;`);
  const settings = first
    .replace(/(?:\s*server 127\.0\.0\.1:\d+ [^;]*;)+/, `\n  ${servers.join("\n  ")}`)
    .replace(/server \{\n {2}listen 80;.*?\n\}\n/s, "")
    .replace(/ *#.*\n/g, "")
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replace(/ *ssl_.*\n/g, "");
  if (!cached) return settings;
  const [zone = "", rules = ""] = second.split("\n\n");
  return `${zone.replace("/var/cache/nginx/park", `${folder}/cache`)}\n${settings.replace(/(?=\n {2}\}\n)/, `\n${rules}`)}`;
}

/** Starts nginx in front of sites on a port of its own. */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), "parallel55-nginx-"));
  // Its workers run as another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const file = path.join(folder, "nginx.conf");
  const lines = [
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;`,
    "events { worker_connections 4096; }",
    "http {",
    "access_log off;",
    ...temporaryPaths(folder),
    examples(options, port, folder),
    "}",
  ];
  writeFileSync(file, lines.join("\n"));
  const child = spawn("nginx", ["-e", `${folder}/error.log`, "-c", file], { stdio: ["ignore", "ignore", "inherit"] });
  const exited = once(child, "exit");
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (child.exitCode === null && !(await answers())) await sleep(50);
  if (child.exitCode !== null) throw new Error(`nginx: ${readFileSync(`${folder}/error.log`, "utf8")}`);
  return {
    url,
    async close() {
      process.off("exit", end);
      child.kill("SIGTERM");
      await exited;
      const errors = readFileSync(`${folder}/error.log`, "utf8").split("\n").slice(-errorsMax).join("\n");
      rmSync(folder, { recursive: true, force: true });
      return errors;
    },
  };
}
