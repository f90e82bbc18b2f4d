import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { postForm } from "../support/enquiries/post.ts";
import { say } from "../support/servers/raw-http.ts";
import { type BuiltSite, startBuiltSite } from "../support/sites/built-site.ts";
import { eventsOf } from "../support/sites/logged-events.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const canary = "Канарейка-55 +79995550155 canary@company.example";
const folder = temporaryFolder(afterAll);
let site: BuiltSite;

beforeAll(async () => {
  // A library that prints on each signal, by every available function.
  const library = path.join(folder, "library.mjs");
  writeFileSync(
    library,
    `const words = ${JSON.stringify(canary)};
    process.on("SIGUSR2", () => {
      console.log(words); console.error(new Error(words)); console.table([words]); console.trace(words);
      process.stdout.write(words); process.stderr.write(words + "\\n");
      process.emitWarning(words, { code: "CANARY" });
    });`,
  );
  site = await startBuiltSite({ TRUST_PROXY_HOPS: "1", RATE_LIMIT_REQUESTS: "3" }, [library]);
});
afterAll(async () => {
  await site.stop();
});

test("stdout and stderr contain only the log's own lines, and no visitor's values", async () => {
  const encoded = encodeURIComponent(canary);
  const phone = "+79995550155";
  const headers = {
    ...{ "X-Forwarded-For": encoded, Forwarded: `for="${encoded}"`, "X-Forwarded-Host": encoded },
    ...{ Referer: `https://x.example/?q=${encoded}`, "X-Request-Id": phone, "User-Agent": encoded },
  };
  for (let n = 0; n < 5; n += 1) {
    const values = { phone, name: canary, comment: `${n} ${canary}` };
    await postForm(site, "/requests/callback", values, headers);
  }
  const type = { ...headers, "Content-Type": "application/csp-report" };
  const reports = [
    { "csp-report": { "blocked-uri": `https://canary@company.example/${phone}`, "violated-directive": phone } },
    [{ body: { blockedURL: canary, effectiveDirective: canary } }],
  ];
  for (const body of [canary, ...reports.map((report) => JSON.stringify(report))])
    await fetch(`${site.url}/csp`, { method: "POST", headers: type, body });
  const cookies = { ...headers, Cookie: `roistat_visit=${encoded}` };
  for (const address of ["/pavilions", "/search", "/requests/callback", `/news/${phone}`, `/${encoded}`])
    await fetch(`${site.url}${address}?q=${encoded}`, { headers: cookies });
  await say(site.url, `GET /${canary} HTTP/1.1\r\nX: ${canary}\r\n\r\n`);
  await say(
    site.url,
    `POST /requests/callback HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX-Forwarded-For: 1.1.1.1:${canary}\r\nContent-Length: 1\r\n\r\n%`,
  );
  site.process.kill("SIGUSR2");
  await expect.poll(() => eventsOf(site, "output.stray").length).toBeGreaterThanOrEqual(6);
  await expect.poll(() => eventsOf(site, "process.warning").length).toBe(1);
  await site.stop("SIGTERM");

  for (const line of site.lines) {
    expect(() => JSON.parse(line), line).not.toThrow();
    expect(JSON.parse(line)).toMatchObject({ event: expect.any(String), level: expect.any(String) });
  }
  const all = site.lines.join("\n");
  for (const word of [...canary.split(" "), encodeURIComponent("Канарейка"), "9995550155"])
    expect(all).not.toContain(word);
  expect(eventsOf(site, "output.stray")[0]?.place).toMatch(/^library\.mjs:\d+:\d+$/);
  expect(eventsOf(site, "process.warning")[0]).toMatchObject({ name: "Warning", code: "CANARY" });
  expect(eventsOf(site, "proxy.unexpected")).toHaveLength(1);
});
