import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createMetrics } from "../server/log/metrics.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const page = new URL("../server/OPERATING.md", import.meta.url);
/** The nginx examples of OPERATING.md: a server, and what makes it a cache. */
const nginxExamples = (): string[] =>
  [...readFileSync(page, "utf8").matchAll(/```nginx\n(.*?)```/gs)].map(([, text = ""]) => text);
/** Nginx' own folders for bodies, below ours. */
const temporaryPaths = (folder: string): string[] =>
  ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`);

const works = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
// In a network of its own the ports 80 and 443 are free.
const ownNetwork = ["-rn"];
const canLoad = works("nginx", "-v") && works("openssl", "version") && works("unshare", ...ownNetwork, "true");

test.runIf(canLoad)("nginx loads both examples of OPERATING.md as they are written", () => {
  const folder = temporaryFolder(onTestFinished);
  const [server = "", cache = ""] = nginxExamples();
  const [zone = "", rules = ""] = cache.split("\n\n");
  mkdirSync(path.join(folder, "ssl"));
  const certificate = ["-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=park.example", "-days", "2"];
  const files = ["-keyout", `${folder}/ssl/park.key`, "-out", `${folder}/ssl/park.pem`];
  expect(works("openssl", "req", ...certificate, ...files)).toBe(true);
  // The folder of the cache belongs to the machine: only that one is another here.
  const cached = `${zone.replace("/var/cache/nginx/park", `${folder}/cache`)}\n${server.replace(/(?=\n {2}\}\n\}\n$)/, `\n${rules}`)}`;
  for (const example of [server, cached]) {
    const around = [
      "user root;",
      `pid ${folder}/pid;`,
      "events {}",
      "http { access_log off;",
      ...temporaryPaths(folder),
      example,
      "}",
    ];
    writeFileSync(path.join(folder, "nginx.conf"), around.join("\n"));
    const { status, stderr } = spawnSync(
      "unshare",
      [...ownNetwork, "nginx", "-t", "-e", `${folder}/error.log`, "-c", `${folder}/nginx.conf`],
      { encoding: "utf8" },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringContaining("test is successful") });
  }
});

test("alerts and OPERATING.md name only metrics that the site has", async () => {
  const log = { event: () => {}, access: () => {}, flush: () => {} };
  // The figures of /readyz.
  const facts = { ready: true, deadEnquiries: 0, waitingEnquiries: 0, oldestWaitingMs: 0, storeAnswers: true };
  const text = await createMetrics(log).text({ ...facts, picturesAtWork: 0 });
  const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  for (const file of ["server/alerts.yml", "server/OPERATING.md"]) {
    const named = readFileSync(file, "utf8").match(/\b(?:site|nodejs)_\w+/g) ?? [];
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !known.has(name.replace(/_(?:count|bucket|sum)$/, "")))).toEqual([]);
  }
});

test.runIf(works("promtool", "--version"))("Prometheus takes the rules of alerts", () => {
  const { status, stdout, stderr } = spawnSync("promtool", ["check", "rules", "server/alerts.yml"], {
    encoding: "utf8",
  });
  expect({ status, said: stdout + stderr }).toEqual({ status: 0, said: expect.stringContaining("SUCCESS") });
});
