import { execFileSync } from "node:child_process";
import { globSync, statSync } from "node:fs";

const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const sources = ["server/**", "views/**", "public/{fonts,icons}/**", "package.json", "package-lock.json"];

/** Builds the site if a source is newer than the build: a single test file must not test an old one. */
export function freshBuild(): void {
  const builtAt = Math.min(changedAt("dist/server/main.js"), changedAt("public/build/manifest.json"));
  if (globSync(sources).every((file) => changedAt(file) <= builtAt)) return;
  process.stdout.write("The build is older than its sources: npm run build\n");
  execFileSync(process.execPath, ["server/bundle/build.ts"], { stdio: "inherit" });
}

/** The runners call the default export once, before all tests. */
export default freshBuild;
