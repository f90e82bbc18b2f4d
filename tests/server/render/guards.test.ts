import { expect, test } from "vitest";
import { runGuards } from "../../../server/render/guards.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();

test("a guard that nobody knows is a 500 «Unknown middleware», names of Object's own methods too", () => {
  for (const name of ["nobody", "toString"])
    expect(() => runGuards([name], { content: () => site.content, params: {} })).toThrow("Unknown middleware");
});
