import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isUsable, reportLines } from "../../../server/contract/api-report.ts";
import { checkReads } from "../../../server/contract/check-reads.ts";
import { type StandInApi, startStandInApi } from "../../../server/stand-in/stand-in-api.ts";
import { type Change, frontOf, noPicture } from "../../support/parks/changed-answers.ts";

let standIn: StandInApi;
beforeAll(async () => {
  standIn = await startStandInApi();
});
afterAll(() => standIn.close());

/** Checks the stand-in behind a front. */
async function checked(change: Change = (_, text) => text) {
  const report = await checkReads(
    frontOf(() => standIn.url, change),
    [],
    noPicture,
  );
  return { usable: isUsable(report), text: reportLines(report).join("\n"), report };
}

describe("The check of a content API", () => {
  test("finds no fault in the stand-in, and counts how often optional fields are present", async () => {
    const { usable, text, report } = await checked();
    expect(usable, text).toBe(true);
    expect(report.calls.map(({ path }) => path)).toContain("/pavilions/paginate");
    expect(text).toMatch(/^\/pavilions: .*facts 100 %/m);
    expect(text).toContain("removed by sanitising: nothing");
  });
  test("names the dropped items, with the field, the reason and their number", async () => {
    const nameless = (path: string, text: string) =>
      path === "/services" ? text.replaceAll(/"name":"[^"]*"/g, '"name":""') : text;
    const { usable, text } = await checked(nameless);
    expect(usable).toBe(false);
    expect(text).toContain('✗ services name: "" — expected string to have >=1 characters (14 of 14');
  });
  test("counts pictures without a size, which are left out", async () => {
    const { text } = await checked((path, text) =>
      path === "/pages/parking" ? text.replaceAll('"width":', '"w":') : text,
    );
    expect(text).toMatch(/pictures without width and height: [1-9]\d*; they are left out/);
  });
  test("names the pages that an invalid answer breaks", async () => {
    const { usable, text } = await checked((path, text) =>
      path === "/init" ? text.replace('"contacts"', '"c"') : text,
    );
    expect(usable).toBe(false);
    expect(text).toMatch(/\/init: does not fit at data\.contacts.*no page can be shown/);
  });
  test("reports an answer that is no JSON", async () => {
    const { usable, text } = await checked((path, text) => (path === "/vacancies" ? "<html>" : text));
    expect(usable).toBe(false);
    expect(text).toMatch(/\/vacancies: no JSON — pages that need it answer 503/);
  });
  test.each([
    ["ECONNREFUSED", () => Promise.reject(new Error("GET /init: ECONNREFUSED"))],
    ["status 404", () => Promise.resolve(undefined)],
  ])("reports a fault of every read once: %s", async (fault, ask) => {
    const report = await checkReads(ask, [], noPicture);
    expect(isUsable(report)).toBe(false);
    expect(reportLines(report)).toEqual([expect.stringContaining(`in the same way: ${fault}. Is the URL right`)]);
  });
  test("reports an unknown id that gets no 404", async () => {
    const ask = async (path: string) => {
      const response = await fetch(standIn.url + path);
      return response.ok ? response.text() : JSON.stringify({ success: false });
    };
    const report = await checkReads(ask, [], noPicture);
    expect(isUsable(report)).toBe(false);
    expect(reportLines(report).join("\n")).toContain("an unknown id must be a 404");
  });
  test("reports a rental alias that is an address of the site", async () => {
    const { usable, text } = await checked((_, text) => text.replace("arenda-ofisov", "news"));
    expect(usable).toBe(false);
    expect(text).toContain("alias /news: is an address of the site's own");
  });
  test("reports an alias of two categories, and an unreadable legal text", async () => {
    const { usable, text } = await checked((path, text) => {
      if (path !== "/init") return text;
      const init = JSON.parse(text);
      init.data.categories[1].alias = init.data.categories[0].alias;
      init.data.settings.textFiles.privacy = "{";
      return JSON.stringify(init);
    });
    expect(usable).toBe(false);
    expect(text).toContain("alias /arenda-ofisov: names more than one category");
    expect(text).toMatch(/✗ settings textFiles.privacy: /);
  });
  test("confirms that an unknown id gets a 404", async () => {
    expect((await checked()).text).toMatch(/\/shops\/2000000000 .*404, as it must be/);
  });
  test("counts the markup that sanitising removes, and pictures by their origin", async () => {
    const odd = (path: string, text: string) => {
      if (path !== "/services") return text;
      const [service] = JSON.parse(text).data;
      const image = { src: "https://cdn.test/a.jpg", alt: "", width: 4000, height: 3000 };
      const description = "<p>a</p><iframe></iframe><script>1</script>";
      return JSON.stringify({ success: true, data: [{ ...service, description, image }] });
    };
    const { text } = await checked(odd);
    expect(text).toContain("<iframe> 1, <script> 1");
    expect(text).toContain("pictures of https://cdn.test: 1, the largest 4000×3000 px");
  });
});
