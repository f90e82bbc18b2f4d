import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pathWithNode, webCommand } from "../../server/bundle/rehearse.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

describe("The built server", () => {
  const moved = temporaryFolder(afterAll);
  beforeAll(() => {
    cpSync("dist", path.join(moved, "dist"), { recursive: true });
    symlinkSync(path.resolve("node_modules"), path.join(moved, "node_modules"));
  });

  test("ships V8's code cache for the flags of the Procfile, and works from any folder", () => {
    // An invalid variable makes the server exit right after all code is loaded.
    const { stderr } = spawnSync("sh", ["-c", webCommand], {
      cwd: moved,
      env: { PATH: pathWithNode(process.env.PATH), PORT: "nonsense", NODE_DEBUG_NATIVE: "COMPILE_CACHE" },
      encoding: "utf8",
    });
    const loaded = [...stderr.matchAll(/V8 code cache for \S+ \S+\/(\S+\.js) was (\w+)/g)];
    expect(loaded.map(([, file]) => file)).toContainEqual(expect.stringMatching(/^serve-/));
    expect(loaded.filter(([, , how]) => how !== "accepted")).toEqual([]);
  });
  test("starts by `npm start` with the Procfile's command", () => {
    expect(webCommand).toMatch(/\bnode\b.* dist\/server\/main\.js$/);
    expect(JSON.parse(readFileSync("package.json", "utf8")).scripts.start).toContain(webCommand);
  });
});
