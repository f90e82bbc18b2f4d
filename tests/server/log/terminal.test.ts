import { expect, test } from "vitest";
import { createLog } from "../../../server/log/log.ts";
import { openTerminal } from "../../../server/log/terminal.ts";

test("a log line in a terminal is one readable line, without phones", async () => {
  let text = "";
  const write = (more: string) => {
    text += more;
  };
  const terminal = await openTerminal(true, { write });
  const log = createLog("info", terminal);
  log.event("boot.ready", { port: 3000, hint: "call +79161234567" });
  log.access({ id: "0123456789", method: "GET", route: "/news", status: 200, ms: 1, bytes: 2 });
  log.access({ id: "0123456789", method: "GET", route: "/about", status: 200, ms: 1, bytes: 2 });
  log.flush();
  const lines = text.trimEnd().split("\n");
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/\d\d:\d\d:\d\d.*INFO.*boot\.ready.*"port":3000/);
  expect(lines[1]).toContain("/news");
  expect(text).not.toContain("9161234567");
});
test("a log line elsewhere stays JSON", async () => {
  expect(await openTerminal(false)).toBeUndefined();
});
