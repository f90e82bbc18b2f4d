import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { runEnquiriesCommand } from "../../../server/enquiries/enquiries-command.ts";
import { firstAttempt } from "../../../server/enquiries/enquiry.ts";
import { createSqliteStore } from "../../../server/enquiries/sqlite-store.ts";
import type { EnquiryStore } from "../../../server/enquiries/table-store.ts";
import { consent } from "../../../views/enquiries/define-form.ts";
import { keptLog, personal, rentEnquiry, testLimits } from "../../support/enquiries/enquiry-samples.ts";
import { DAY_MS } from "../../support/spans.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const folder = temporaryFolder(afterAll);
const file = join(folder, "requests.sqlite");
const store = createSqliteStore(file, keptLog().log, testLimits);
afterAll(() => store.close());

const run = (...args: string[]) => runOn(store, ...args);
async function runOn(usedStore: EnquiryStore, ...args: string[]) {
  const lines: string[] = [];
  const printLine = (line: string) => void lines.push(line);
  const code = await runEnquiriesCommand(args, { store: usedStore, file, printLine, now: Date.now() + 1 });
  return { code, text: lines.join("\n") };
}
const textOf = async (...args: string[]) => (await run(...args)).text;

describe("the administrator's command", () => {
  const enquiry = rentEnquiry();

  it("lists without personal data, and shows one enquiry with it", async () => {
    await store.accept(enquiry, Date.now());
    await store.dead(firstAttempt(enquiry, Date.now()), Date.now(), "status-422");
    const listed = await textOf("list", "--state", "dead");
    const shown = await textOf("show", enquiry.id);
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

  it("takes a list one enquiry after the other, and says how many are left if the store fails", async () => {
    const long = createSqliteStore(join(folder, "long.sqlite"), keptLog().log, testLimits);
    onTestFinished(() => long.close());
    const dead = ["а", "б", "в"].map((comment) => rentEnquiry({ comment }));
    for (const each of dead) {
      await long.accept(each, Date.now());
      await long.dead(firstAttempt(each, Date.now()), Date.now(), "status-422");
    }
    let running = 0;
    let calls = 0;
    const failing: EnquiryStore = {
      ...long,
      async redrive(...args) {
        running += 1;
        calls += 1;
        expect(running).toBe(1);
        const found = await long.redrive(...args);
        running -= 1;
        if (calls === 3) throw Object.assign(new Error("timed out"), { code: "TIMEOUT" });
        return found;
      },
    };
    const first = await runOn(failing, "redrive", "--state", "dead");
    expect([first.code, first.text.split("\n").at(-1)]).toEqual([
      1,
      "the store failed (TIMEOUT): 2 done, 1 left; run it again",
    ]);
  });

  it("exports whom a person must phone into a file of its owner, in which no cell is a formula", async () => {
    const written = [
      '=HYPERLINK("https://evil.example")',
      "@SUM(1)",
      "\uff1d1+1",
      "\u200b=1+1",
      "\u00a0-2+3",
      "Иван,=cmd|' /C calc'!A0",
      "первая\nвторая; третья",
    ];
    const dead = written.map((comment) => rentEnquiry({ comment }));
    for (const each of dead) {
      await store.accept(each, Date.now());
      await store.dead(firstAttempt(each, Date.now()), Date.now(), "status-422");
    }
    const waiting = rentEnquiry({ comment: "ждёт" });
    await store.accept(waiting, Date.now());
    const to = join(folder, "phone.csv");
    expect(await textOf("export", "--to", to)).toContain(`8 enquiries in ${to}`);
    expect(statSync(to).mode & 0o777).toBe(0o600);
    const [head, ...rows] = readFileSync(to, "utf8").trimEnd().split("\n");
    expect(head).toMatch(/^\ufeff"id";"form";"state";"accepted";"reason";/);
    expect(rows).toHaveLength(8);
    for (const row of rows) {
      expect(row, "every cell is quoted").toMatch(/^(?:"(?:[^"]|"")*"(?:;|$))+$/);
      expect(row, "no cell begins like a formula").not.toMatch(/(?:^|;)"[\p{Cf}\p{Z}]*[=+\-@\uff1d](?!\d+")/u);
    }
    const all = rows.join("\n");
    expect(all).toContain(`;"${personal.name}";"${personal.phone}";`);
    expect(all).toContain(`;"'=HYPERLINK(""https://evil.example"")"`);
    expect(all).toContain(';"первая вторая; третья"');
    expect(await run("export", "--to", to), "nothing is overwritten").toMatchObject({ code: 1 });
    expect(await run("export")).toMatchObject({ code: 2 });
    expect(await run("redrive", "--state", "dead")).toMatchObject({ code: 0 });
    for (const { id } of [...dead, waiting]) await store.delivered(id, Date.now() - 100 * DAY_MS);
    expect(await textOf("redrive", "--state", "dead")).toBe("no enquiry is dead");
    const none = await textOf("export", "--state", "delivered", "--to", join(folder, "none.csv"));
    expect(none).toContain("no personal data any more");
    expect(await textOf("list", "--state", "delivered")).toContain("no personal data any more");
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
    const shown = await textOf("show", dirty.id);
    const list = await textOf("list");
    const redriven = await textOf("redrive", evil);
    const missing = await textOf("show", evil);
    for (const text of [shown, list, redriven, missing]) {
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
    ["redrive 1 --state dead", "redrive: ids or --state, not both."],
    ["show 1 --yes", "show takes no --yes."],
    ["stats --state dead", "stats takes no --state."],
    ["list --state gone", "--state: expected one of waiting, delivered, rejected, dead"],
    ["list --state", "Option '--state <value>' argument missing"],
    ["purge --dead-days x", "--dead-days: expected a whole number"],
  ])("says what it does not understand, with its usage: %s", async (line, words) => {
    const { code, text } = await run(...line.split(" ").filter(Boolean));
    expect([code, text.split("\n")[0]]).toEqual([2, words]);
    expect(text).toContain("redrive ID");
  });
});

describe("an enquiry with a damaged payload", () => {
  it("is shown as it is, and exported beside the whole ones", async () => {
    const ownFolder = temporaryFolder(onTestFinished);
    const ownFile = join(ownFolder, "requests.sqlite");
    const ownStore = createSqliteStore(ownFile, keptLog().log, testLimits);
    onTestFinished(() => ownStore.close());
    const whole = rentEnquiry({ comment: "целая" });
    const cut = rentEnquiry({ comment: "обрезанная" });
    const half = JSON.stringify(cut.payload).slice(0, -9);
    for (const each of [whole, cut]) await ownStore.accept(each, Date.now());
    const database = new DatabaseSync(ownFile);
    database.prepare("update contact_request set payload = ? where id = ?").run(half, cut.id);
    database.close();
    const lines: string[] = [];
    const command = (...args: string[]) =>
      runEnquiriesCommand(args, {
        store: ownStore,
        file: ownFile,
        printLine: (line) => void lines.push(line),
        now: Date.now(),
      });
    expect(await command("show", cut.id)).toBe(0);
    expect(lines.join("\n")).toContain(half);
    const to = join(ownFolder, "phone.csv");
    expect(await command("export", "--to", to)).toBe(0);
    const table = readFileSync(to, "utf8");
    expect(table).toContain("целая");
    expect(table).toContain(`"unreadable"`);
    expect(table).toContain(personal.phone.slice(-10));
  });
});

describe("a damaged file that was set aside", () => {
  const damagedFolder = temporaryFolder(afterAll);
  const damagedFile = join(damagedFolder, "requests.sqlite");

  it("is counted, and its undelivered enquiries are taken back once", async () => {
    const enquiries = Array.from({ length: 60 }, (_, at) =>
      rentEnquiry({ comment: `№ ${at} ${"слово ".repeat(200)}` }),
    );
    const before = createSqliteStore(damagedFile, keptLog().log, testLimits);
    for (const each of enquiries) await before.accept(each, Date.now());
    await before.delivered(enquiries[0]?.id ?? "", Date.now());
    await before.tidy(Date.now(), false);
    await before.close();
    const bytes = readFileSync(damagedFile);
    // A damaged page in the middle: both ends can be read.
    bytes.fill(0xaa, Math.floor(bytes.length / 2 / 4096) * 4096, Math.floor(bytes.length / 2 / 4096 + 2) * 4096);
    writeFileSync(damagedFile, bytes);

    const reopened = createSqliteStore(damagedFile, keptLog().log, testLimits);
    onTestFinished(() => reopened.close());
    expect(await reopened.stats(Date.now())).toMatchObject({ waiting: 0, setAsideFiles: 1 });
    const lines: string[] = [];
    const runOnDamaged = async (...args: string[]) => {
      lines.length = 0;
      const printLine = (line: string) => void lines.push(line);
      await runEnquiriesCommand(args, { store: reopened, file: damagedFile, printLine, now: Date.now() });
      return lines.join("\n");
    };
    expect(await runOnDamaged("stats")).toContain("files set aside: 1");
    const recovered = await runOnDamaged("recover");
    const [, read = "", taken = ""] = /: (\d+) read, (\d+) taken back/.exec(recovered) ?? [];
    expect(Number(read), recovered).toBeGreaterThan(40);
    expect(Number(taken)).toBeGreaterThan(40);
    expect((await reopened.stats(Date.now())).waiting).toBe(Number(taken));
    expect(await runOnDamaged("recover"), "a second time").toContain(" 0 taken back");
    expect((await reopened.claim(Date.now() + 1, 5)).map(({ enquiry }) => enquiry.payload)).not.toEqual([]);
    mkdirSync(join(damagedFolder, "reading-left-by-a-killed-command"));
    expect(await runOnDamaged("purge")).toContain("set aside: 1 files");
    expect(await runOnDamaged("purge", "--set-aside", "--yes")).toContain("removed: 1 files");
    expect(readdirSync(damagedFolder).filter((name) => /corrupt|reading/.test(name))).toEqual([]);
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

  it("runs as npm runs it in a slug without the packages of development", () => {
    const slug = join(temporaryFolder(onTestFinished), "slug");
    cpSync("dist/server", join(slug, "dist/server"), { recursive: true });
    for (const name of ["package.json", "server/process/use-node.sh"]) cpSync(name, join(slug, name));
    const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
    for (const name of Object.keys(dependencies)) {
      mkdirSync(dirname(join(slug, "node_modules", name)), { recursive: true });
      symlinkSync(resolve("node_modules", name), join(slug, "node_modules", name));
    }
    const env = { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, DATA_DIR: folder };
    const csv = join(slug, "phone.csv");
    const args = ["run", "enquiries", "--", "export", "--to", csv];
    const { status, stderr } = spawnSync("npm", args, { cwd: slug, env, encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
    expect(readFileSync(csv, "utf8")).toMatch(/^\ufeff"id";/);
  });
});
