import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";

// `node tests/support/again.ts STATUS`, called by `.ci/run` after `npm test` ended with STATUS. Runs once more what
// failed and prints each test that then passed: it is flaky. The last line counts both runners. Exits with 1 if
// something still fails.

type Report = { passed: number; failed: readonly FailedTest[] };

/** `title` is a test's whole name; `file` is relative to the project. */
type FailedTest = { file: string; title: string };

type VitestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
};

type PlaywrightSuite = {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; tests: { status: string }[] }[];
};

type PlaywrightReport = { stats: { expected: number }; suites: PlaywrightSuite[] };

const root = path.resolve(import.meta.dirname, "../..");

const readJson = <Value>(file: string): Value | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Value) : undefined; // Of the runner that wrote it.

function vitestReport(folder: string): Report {
  const report = readJson<VitestReport>(path.join(folder, "vitest.json"));
  const failed = (report?.testResults ?? []).flatMap((fileResult) => {
    const file = path.relative(root, fileResult.name);
    const tests = fileResult.assertionResults.filter((test) => test.status === "failed");
    // A file that fails as a whole names no test.
    if (tests.length === 0 && fileResult.status === "failed") return [{ file, title: "" }];
    return tests.map(({ fullName }) => ({ file, title: fullName }));
  });
  return { passed: report?.numPassedTests ?? 0, failed };
}

function playwrightReport(folder: string): Report {
  const report = readJson<PlaywrightReport>(path.join(folder, "playwright.json"));
  const failedIn = ({ suites = [], specs, title }: PlaywrightSuite, above: string): FailedTest[] => {
    const name = [above, title].filter(Boolean).join(" › ");
    const own = specs
      .filter(({ tests }) => tests.some((run) => run.status === "unexpected"))
      .map((spec) => ({ file: path.join("e2e", spec.file), title: `${name} › ${spec.title}` }));
    return [...own, ...suites.flatMap((suite) => failedIn(suite, name))];
  };
  return {
    passed: report?.stats.expected ?? 0,
    failed: (report?.suites ?? []).flatMap((suite) => failedIn(suite, "")),
  };
}

/** Runs files again, with their reports in another folder. Returns whether the runner ended without any failure. */
function runAgain(script: string, failed: readonly FailedTest[], reports: string): boolean {
  const files = [...new Set(failed.map(({ file }) => file))];
  const run = spawnSync("npm", ["run", "--silent", script, "--", ...files], {
    stdio: "inherit",
    env: { ...process.env, TEST_REPORTS: reports },
  });
  return run.status === 0;
}

/** Failures of the first run that are no flaky tests: all of them, if the second run fails under other names. */
function failedTwice(before: readonly FailedTest[], again: readonly FailedTest[], isGreen: boolean): FailedTest[] {
  const names = new Set(again.map(nameOf));
  const twice = before.filter((test) => names.has(nameOf(test)));
  return isGreen || twice.length > 0 ? twice : [...before];
}

const nameOf = ({ file, title }: FailedTest) => `${file}: ${title || "the whole file"}`;

const status = Number(process.argv[2]);
const first = process.env.TEST_REPORTS ?? "";
const second = path.join(first, "again");
mkdirSync(second, { recursive: true });

const runners = [
  { script: "test:unit", read: vitestReport },
  { script: "test:e2e", read: playwrightReport },
];
let passed = 0;
const broken: FailedTest[] = [];
const flaky: FailedTest[] = [];
for (const { script, read } of runners) {
  const report = read(first);
  passed += report.passed;
  if (report.failed.length === 0) continue;
  const isGreen = runAgain(script, report.failed, second);
  const twice = failedTwice(report.failed, read(second).failed, isGreen);
  broken.push(...twice);
  flaky.push(...report.failed.filter((test) => !twice.includes(test)));
}

const ranAll = runners.every(({ read }) => read(first).passed > 0);
const isExplained = status === 0 || broken.length + flaky.length > 0;
if (!ranAll || !isExplained) process.stdout.write("The build, the lint or a whole runner failed: see above\n");
for (const test of flaky) process.stdout.write(`Flaky, passed at the second try: ${nameOf(test)}\n`);
for (const test of broken) process.stdout.write(`Failed twice: ${nameOf(test)}\n`);
process.stdout.write(`${passed + flaky.length} passed, ${broken.length} failed\n`);
process.exitCode = broken.length > 0 || !ranAll || !isExplained ? 1 : 0;
