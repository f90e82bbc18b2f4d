import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { firstAttempt } from "../../../server/requests/contact-request.ts";
import { runRequestsCommand } from "../../../server/requests/requests-command.ts";
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

  it("lists without personal data, and shows one request with it", async () => {
    await store.accept(request, Date.now());
    await store.dead(firstAttempt(request, Date.now()), Date.now(), "status-422");
    const listed = await run("list", "--state", "dead");
    expect(listed.text).toContain(request.id);
    expect(listed.text).toContain("status-422");
    for (const value of Object.values(personal)) expect(listed.text).not.toContain(value);
    const shown = await run("show", request.id);
    for (const value of Object.values(personal)) expect(shown.text).toContain(value);
    expect(shown.text).toContain(`consent: edition ${consent.edition}`);
    expect((await run("list", "--state", "waiting")).text).toBe("no request is waiting");
    expect((await run("stats")).text).toBe("waiting: 0; dead: 1");
  });

  it("redrives dead letters, and says if there are none", async () => {
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

  it("prints control characters as codes, from any source", async () => {
    const evil = "\u001b]0;title\u0007\u009b31m\u202egnp.exe\u0000\r\nline";
    const dirty = rentRequest({ name: `Имя${evil}`, comment: evil });
    await store.accept(dirty, Date.now());
    await store.later(firstAttempt(dirty, Date.now()), Date.now(), `reason${evil}`, false);
    const texts = [await run("show", dirty.id), await run("list"), await run("show", evil), await run("redrive", evil)];
    for (const { text } of texts) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for these characters.
      expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    }
    expect(texts[0]?.text).toContain("\\u202egnp.exe");
    expect(texts[2]?.text.split("\n")).toHaveLength(1);
    expect((await run("stats")).text).toMatch(/^waiting: 1, the oldest for 0 min; dead: \d$/);
    await store.delivered(dirty.id, Date.now() - 100 * 24 * 3_600_000);
    await run("purge");
  });

  it.each([
    [],
    ["sow"],
    ["show"],
    ["list", "x"],
    ["list", "--state", "gone"],
    ["list", "--limit", "-1"],
    ["purge", "--dead-days", "x"],
  ])("prints its usage if it does not understand: %s", async (...args) => {
    const { code, text } = await run(...args);
    expect(code).toBe(2);
    expect(text).toContain("redrive ID");
  });
});

describe("the command line", () => {
  const cli = (env: Record<string, string>, ...args: string[]) =>
    spawnSync(process.execPath, ["dist/server/requests-cli.js", ...args], { env, encoding: "utf8" });

  it("reports a folder without requests, names the variable to set, and creates nothing there", () => {
    const empty = join(folder, "nothing-here");
    const { status, stdout, stderr } = cli({ DATA_DIR: empty }, "list");
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toContain(empty);
    expect(stderr).toContain("Set DATA_DIR");
    expect(existsSync(empty)).toBe(false);
  });

  it("reports an unreachable database with the class of the fault, without its address", () => {
    const { status, stderr } = cli({ DATABASE_URL: "postgres://anna:secret@127.0.0.1:9/x" }, "list");
    expect(status).toBe(1);
    expect(stderr).toContain("ECONNREFUSED");
    expect(stderr).toContain("DATABASE_URL");
    expect(stderr).not.toContain("secret");
  });

  it("prints its usage for --help, without a store", () => {
    const { status, stdout } = cli({ DATA_DIR: join(folder, "nothing-here") }, "--help");
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining("redrive ID") });
  });

  it("works on the folder of a site", () => {
    expect(cli({ DATA_DIR: folder }, "stats")).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^waiting: \d/),
    });
    expect(cli({ DATA_DIR: folder }, "nonsense")).toMatchObject({ status: 2 });
  });
});
