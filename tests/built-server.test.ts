import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pathWithNode, webCommand } from "../server/bundle/rehearse.ts";

describe("The built server", () => {
  let moved = "";
  beforeAll(() => {
    moved = mkdtempSync(path.join(os.tmpdir(), "parallel55-moved-"));
    cpSync("dist", path.join(moved, "dist"), { recursive: true });
    symlinkSync(path.resolve("node_modules"), path.join(moved, "node_modules"));
  });
  afterAll(() => rmSync(moved, { recursive: true, force: true }));

  test("brings what Node compiled of it along, for the flags of the Procfile, wherever it is moved to", () => {
    // A wrong variable: it ends as soon as all of it is loaded.
    const { stderr } = spawnSync("sh", ["-c", webCommand], {
      cwd: moved,
      env: { PATH: pathWithNode(process.env.PATH), PORT: "nonsense", NODE_DEBUG_NATIVE: "COMPILE_CACHE" },
      encoding: "utf8",
    });
    const loaded = [...stderr.matchAll(/V8 code cache for \S+ \S+\/(\S+\.js) was (\w+)/g)];
    expect(loaded.map(([, file]) => file)).toContainEqual(expect.stringMatching(/^serve-/));
    expect(loaded.filter(([, , how]) => how !== "accepted")).toEqual([]);
  });
  test("is started by `npm start` as the Procfile does it", () => {
    expect(webCommand).toMatch(/\bnode\b.* dist\/server\/main\.js$/);
    expect(JSON.parse(readFileSync("package.json", "utf8")).scripts.start).toContain(webCommand);
  });
  test("is written in Latin letters only, so that it takes one byte a letter of memory", () => {
    for (const file of readdirSync("dist/server").filter((name) => name.endsWith(".js")))
      expect(readFileSync(path.join("dist/server", file), "utf8"), file).toMatch(/^[\t\n\r -~]*$/);
  });
});
