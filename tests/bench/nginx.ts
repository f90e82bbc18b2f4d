import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "../support/free-port.ts";
import { contestant, dir } from "./servers.ts";

const quoted = (text: string) => `"${text.replace(/["\\$]/g, "\\$&")}"`;

/** Headers that each server sends itself. */
export const ownHeaders =
  /^(?:connection|keep-alive|date|content-type|content-length|etag|last-modified|transfer-encoding)$/;

/**
 * Starts nginx with one brotli file, the site's headers and an access log: the upper bound of a file server. Returns
 * undefined if nginx is not installed.
 */
export async function startNginx(bytes: Buffer, site: Response): Promise<string | undefined> {
  if (spawnSync("nginx", ["-v"]).error) return undefined;
  const port = await freePort();
  const folder = path.join(dir, "nginx");
  mkdirSync(folder);
  writeFileSync(path.join(folder, "page"), bytes);
  const headers = [...site.headers].filter(([name]) => !ownHeaders.test(name));
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder};`);
  const config = `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors;
    ${process.getuid?.() === 0 ? "user root;" : ""}
    events { worker_connections 1024; }
    http {
      ${places.join(" ")}
      access_log ${folder}/access combined buffer=64k flush=1s;
      keepalive_requests 1000000000; sendfile on; tcp_nopush on; open_file_cache max=10;
      default_type "text/html; charset=utf-8";
      server {
        listen 127.0.0.1:${port} backlog=4096;
        root ${folder};
        location / { try_files /page =404; ${headers.map(([n, v]) => `add_header ${n} ${quoted(v)};`).join(" ")} }
      }
    }`;
  const file = path.join(folder, "conf");
  writeFileSync(file, config);
  const child = spawn("nginx", ["-c", file, "-e", `${folder}/errors`], { stdio: ["ignore", "ignore", "inherit"] });
  return contestant(child, async () => {
    const url = `http://127.0.0.1:${port}`;
    return (await fetch(url, { method: "HEAD" }).catch(() => undefined))?.ok ? url : undefined;
  });
}
