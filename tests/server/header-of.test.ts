import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { headerOf } from "../../server/header-of.ts";

const read = (rawHeaders: string[], name: string) => headerOf({ rawHeaders } as IncomingMessage, name);

describe("A header of a request", () => {
  test.each(["accept-encoding", "Accept-Encoding", "ACCEPT-ENCODING"])("is found in the spelling %s", (spelled) => {
    expect(read(["Host", "a", spelled, "br"], "accept-encoding")).toBe("br");
  });
  test("is undefined if it is absent or only similar in name", () => {
    expect(read([], "save-data")).toBeUndefined();
    expect(read(["Save-Dat", "on", "Save-Data2", "on", "Save_Data", "on"], "save-data")).toBeUndefined();
  });
  test("is joined to one list if it is repeated", () => {
    expect(read(["If-None-Match", '"a"', "Host", "b", "if-none-match", '"c"'], "if-none-match")).toBe('"a", "c"');
  });
});
