import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { firstNode, nodeFault } from "../../../server/process/command.ts";

test("an unsupported Node causes an error with the required version", () => {
  expect(nodeFault("20.20.2")).toContain(`This is Node 20.20.2; the site needs ${firstNode}`);
  expect(nodeFault("24.2.0")).toContain(firstNode);
  expect(nodeFault(firstNode)).toBeUndefined();
  expect(nodeFault("24.100.0")).toBeUndefined();
  expect(nodeFault()).toBeUndefined();
});
test("package.json requires the same Node version", () => {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(engines.node).toBe(`>=${firstNode} <25`);
});
