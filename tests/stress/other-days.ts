import { spawnSync } from "node:child_process";
import { suiteMoments } from "../support/moment.ts";
import { note } from "../support/proofs.ts";

/** A proxy that is not there. */
const nowhere = "http://127.0.0.1:9";

/**
 * `npm run test:days [-- FILE …]`, after a build. Runs both runners, or the named files alone, at each moment of
 * `suiteMoments`, in other time zones, with other locales, a dead proxy and other colours. Exits with 1 if anything
 * fails.
 */
const settings: Record<string, string>[] = [
  ...suiteMoments.map((moment) => ({ TEST_MOMENT: moment })),
  { TZ: "America/Los_Angeles" },
  { TZ: "Asia/Kamchatka" },
  { LC_ALL: "C" },
  { LC_ALL: "xx_XX.UTF-8" },
  { CI: "true", FORCE_COLOR: "1", HTTP_PROXY: nowhere, http_proxy: nowhere, https_proxy: nowhere },
  { NO_COLOR: "1" },
];

const files = process.argv.slice(2);
const isOfBrowsers = (file: string) => file.startsWith("e2e/");

function run(script: string, wanted: readonly string[], setting: Record<string, string>): boolean {
  const { status } = spawnSync("npm", ["run", "--silent", script, "--", ...wanted], {
    stdio: "inherit",
    env: { ...process.env, ...setting },
  });
  return status === 0;
}

const failed: string[] = [];
for (const setting of settings) {
  const name = Object.entries(setting)
    .map((pair) => pair.join("="))
    .join(" ");
  note(name);
  const scripts = [
    { script: "test:unit", wanted: files.filter((file) => !isOfBrowsers(file)) },
    { script: "test:e2e", wanted: files.filter(isOfBrowsers) },
  ];
  for (const { script, wanted } of scripts) {
    if (files.length > 0 && wanted.length === 0) continue;
    if (!run(script, wanted, setting)) failed.push(`${name}: ${script}`);
  }
}
for (const fault of failed) process.stdout.write(`Failed: ${fault}\n`);
if (failed.length === 0) process.stdout.write("The suite passes on every day and in every place\n");
process.exitCode = failed.length === 0 ? 0 : 1;
