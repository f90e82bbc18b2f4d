import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runEnquiriesCommand } from "../../../server/enquiries/enquiries-command.ts";
import { firstAttempt } from "../../../server/enquiries/enquiry.ts";
import { createSqliteStore } from "../../../server/enquiries/sqlite-store.ts";
import { consent } from "../../../views/enquiries/define-form.ts";
import { keptLog, personal, rentEnquiry, testLimits } from "../../support/enquiries/enquiry-samples.ts";
import { DAY_MS } from "../../support/spans.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const folder = temporaryFolder(afterAll);
const store = createSqliteStore(join(folder, "requests.sqlite"), keptLog().log, testLimits);
afterAll(() => store.close());

async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await runEnquiriesCommand(args, store, (line) => void lines.push(line), Date.now() + 1);
  return { code, text: lines.join("\n") };
}
const textOf = async (...args: string[]) => (await run(...args)).text;

describe("the administrator's command", () => {
  const enquiry = rentEnquiry();

  it("lists without personal data, and shows one enquiry with it", async () => {
    await store.accept(enquiry, Date.now());
    await store.dead(firstAttempt(enquiry, Date.now()), Date.now(), "status-422");
    const [listed, shown] = [await textOf("list", "--state", "dead"), await textOf("show", enquiry.id)];
    for (const words of [enquiry.id, "status-422"]) expect(listed).toContain(words);
    for (const value of Object.values(personal)) {
      expect(listed).not.toContain(value);
      expect(shown).toContain(value);
    }
    expect(shown).toContain(`consent: edition ${consent.edition}`);
    expect(await textOf("list", "--state", "waiting")).toBe("no enquiry is waiting");
    expect(await textOf("stats")).toBe("waiting: 0; dead: 1");
  });

  it("redrives dead letters, and says if there are none", async () => {
    expect((await run("redrive", enquiry.id)).code).toBe(0);
    expect((await store.show(enquiry.id))?.state).toBe("waiting");
    await store.delivered(enquiry.id, Date.now());
    expect((await run("redrive", enquiry.id)).code).toBe(1);
    const shown = await textOf("show", enquiry.id);
    for (const words of ["personal data: removed", `consent: edition ${consent.edition}`])
      expect(shown).toContain(words);
  });

  it("redrives all of a state, and exports a table for whoever must phone, in which no cell is a formula", async () => {
    const written = ['=HYPERLINK("https://evil.example")', "@SUM(1)", "первая\nвторая; третья"];
    const dead = written.map((comment) => rentEnquiry({ comment }));
    for (const each of dead) {
      await store.accept(each, Date.now());
      await store.dead(firstAttempt(each, Date.now()), Date.now(), "status-422");
    }
    const [head, ...rows] = (await textOf("export", "--state", "dead")).split("\n");
    expect(head).toMatch(/^\ufeffid;form;state;accepted;reason;/);
    expect(rows).toHaveLength(3);
    expect(rows.join("\n")).toContain(`;${personal.name};${personal.phone};`);
    expect(rows.join("\n")).toContain(`;"'=HYPERLINK(""https://evil.example"")"`);
    expect(rows.join("\n")).toContain(";'@SUM(1)");
    expect(rows.join("\n")).toContain(';"первая вторая; третья"');
    expect(await run("redrive", "--state", "dead")).toMatchObject({ code: 0 });
    for (const { id } of dead) {
      expect((await store.show(id))?.state).toBe("waiting");
      await store.delivered(id, Date.now() - 100 * DAY_MS);
    }
    expect(await textOf("redrive", "--state", "dead")).toBe("no enquiry is dead");
    await textOf("purge", "--yes");
  });

  it("purges by age only", async () => {
    expect(await textOf("purge", "--yes")).toBe("purged: 0 closed, 0 dead");
    expect(await textOf("purge", "--closed-days", "0")).toContain("would remove: 1 closed, 0 dead");
    expect((await run("show", enquiry.id)).code, "nothing is removed unasked").toBe(0);
    expect(await textOf("purge", "--closed-days", "0", "--yes")).toBe("purged: 1 closed, 0 dead");
    expect((await run("show", enquiry.id)).code).toBe(1);
    const old = rentEnquiry({ comment: "давно" });
    await store.accept(old, Date.now());
    await store.dead(firstAttempt(old, Date.now()), Date.now() - 60 * DAY_MS, "status-422");
    expect(await textOf("purge", "--yes"), "dead letters stay 90 days").toBe("purged: 0 closed, 0 dead");
    expect(await textOf("purge", "--dead-days", "59", "--yes")).toBe("purged: 0 closed, 1 dead");
  });

  it("prints control characters as codes, from any source", async () => {
    const evil = "\u001b]0;title\u0007\u009b31m\u202egnp.exe\u0000\r\nline";
    const dirty = rentEnquiry({ name: `Имя${evil}`, comment: evil });
    await store.accept(dirty, Date.now());
    await store.later(firstAttempt(dirty, Date.now()), Date.now(), `reason${evil}`, false);
    const [shown, ...others] = [await textOf("show", dirty.id), await textOf("list"), await textOf("redrive", evil)];
    const missing = await textOf("show", evil);
    for (const text of [shown, missing, ...others]) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for these characters.
      expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    }
    expect(shown).toContain("\\u202egnp.exe");
    expect(missing.split("\n")).toHaveLength(1);
    expect(await textOf("stats")).toMatch(/^waiting: 1, the oldest for 0 min; dead: \d$/);
    await store.delivered(dirty.id, Date.now() - 100 * DAY_MS);
    expect(await textOf("purge", "--yes")).toBe("purged: 1 closed, 0 dead");
  });

  it.each([
    ["", "Which command?"],
    ["sow", 'There is no command "sow".'],
    ["show", "show: of which enquiry? Name its id."],
    ["redrive", "redrive: of which enquiry? Name its id, or --state."],
    ["list --state gone", "--state: expected one of waiting, delivered, rejected, dead"],
    ["list --state", "Option '--state <value>' argument missing"],
    ["purge --dead-days x", "--dead-days: expected a whole number"],
  ])("says what it does not understand, with its usage: %s", async (line, words) => {
    const { code, text } = await run(...line.split(" ").filter(Boolean));
    expect([code, text.split("\n")[0]]).toEqual([2, words]);
    expect(text).toContain("redrive ID");
  });
});

describe("the command line", () => {
  const cli = (env: Record<string, string>, ...args: string[]) =>
    spawnSync(process.execPath, ["dist/server/enquiries-cli.js", ...args], { env, encoding: "utf8" });
  const empty = join(folder, "nothing-here");

  it("reports a folder without enquiries, names the variable to set, and creates nothing there", () => {
    const { status, stdout, stderr } = cli({ DATA_DIR: empty }, "list");
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    for (const words of [empty, "Set DATA_DIR"]) expect(stderr).toContain(words);
    expect(existsSync(empty)).toBe(false);
  });

  it("reports an unreachable database with the class of the fault, without its address", () => {
    const { status, stderr } = cli({ DATABASE_URL: "postgres://anna:secret@127.0.0.1:9/x" }, "list");
    expect(status).toBe(1);
    for (const words of ["ECONNREFUSED", "DATABASE_URL"]) expect(stderr).toContain(words);
    expect(stderr).not.toContain("secret");
  });

  it.each([
    ["on the folder of a site", folder, "stats", 0, /^waiting: \d/],
    ["with its usage for --help, without a store", empty, "--help", 0, /redrive ID/],
    ["with its usage for nonsense", folder, "nonsense", 2, /redrive ID/],
  ])("answers %s", (_, dataDir, argument, status, words) => {
    expect(cli({ DATA_DIR: dataDir }, argument)).toMatchObject({ status, stdout: expect.stringMatching(words) });
  });
});
