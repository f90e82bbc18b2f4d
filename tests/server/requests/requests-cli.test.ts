import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { firstAttempt } from "../../../server/requests/contact-request.ts";
import { runRequestsCommand } from "../../../server/requests/requests-cli.ts";
import { createSqliteStore } from "../../../server/requests/sqlite-store.ts";
import { consent } from "../../../views/requests/consent.ts";
import { keptLog, personal, rentRequest, testLimits } from "../../support/request-samples.ts";

const folder = mkdtempSync(join(tmpdir(), "cli-"));
const store = createSqliteStore(join(folder, "requests.sqlite"), keptLog().log, testLimits);
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await runRequestsCommand(args, store, (line) => void lines.push(line), Date.now() + 1);
  return { code, text: lines.join("\n") };
}

describe("the administrator's command", () => {
  const request = rentRequest();

  it("lists without personal data, shows with it", async () => {
    await store.accept(request, Date.now());
    await store.dead(firstAttempt(request, Date.now()), Date.now(), "status-422");
    const listed = await run("list", "--state", "dead");
    expect(listed.text).toContain(request.id);
    expect(listed.text).toContain("status-422");
    for (const value of Object.values(personal)) expect(listed.text).not.toContain(value);
    const shown = await run("show", request.id);
    for (const value of Object.values(personal)) expect(shown.text).toContain(value);
    expect(shown.text).toContain(`consent: edition ${consent.edition}`);
    expect((await run("list", "--state", "waiting")).text).toBe("");
  });

  it("redrives what is dead, and says when there is nothing to send", async () => {
    expect((await run("redrive", request.id)).code).toBe(0);
    expect((await store.show(request.id))?.state).toBe("waiting");
    await store.delivered(request.id, Date.now());
    expect(await run("redrive", request.id)).toMatchObject({ code: 1 });
    expect((await run("show", request.id)).text).toContain("personal data: removed");
    expect((await run("show", request.id)).text).toContain(`consent: edition ${consent.edition}`);
  });

  it("purges by age only", async () => {
    expect((await run("purge")).text).toBe("purged: 0 closed, 0 dead");
    expect((await run("purge", "--closed-days", "0")).text).toBe("purged: 1 closed, 0 dead");
    expect((await run("show", request.id)).code).toBe(1);
  });

  it.each([
    [],
    ["sow"],
    ["show"],
    ["list", "x"],
    ["list", "--state", "gone"],
    ["list", "--limit", "-1"],
    ["purge", "--dead-days", "x"],
  ])("explains itself when not understood: %s", async (...args) => {
    const { code, text } = await run(...args);
    expect(code).toBe(2);
    expect(text).toContain("redrive ID");
  });
});
