import { afterAll, beforeAll, expect, test } from "vitest";
import { type StandInApi, startStandInApi } from "../../../server/stand-in/stand-in-api.ts";
import { type FaultFront, startFaultFront } from "../../support/fault-front.ts";
import { startSite, type TestSite } from "../../support/site.ts";

let standIn: StandInApi;
let front: FaultFront;
let site: TestSite;
const sent: Record<string, unknown>[] = [];

/** A park whose unit 1001 is below ground. */
beforeAll(async () => {
  standIn = await startStandInApi();
  front = await startFaultFront(standIn.url);
  front.rewrite = (path, json, text) => {
    if (path.startsWith("/callbacks/")) sent.push(JSON.parse(text));
    return JSON.parse(JSON.stringify(json, (key, value) => (key === "floor" ? { ...value, number: -1 } : value)));
  };
  site = await startSite({ env: { API_BASE_URL: front.url } });
});
afterAll(async () => {
  await site.close();
  await front.close();
  await standIn.close();
});

test("a basement floor is shown with a real minus and sent as a number, also from the form alone", async () => {
  const html = await (await fetch(`${site.url}/requests/rent?pavilionId=1001`)).text();
  expect(/<input[^>]*name="floor"[^>]*>/.exec(html)?.[0]).toContain('value="−1"');

  // The site has never loaded this unit.
  front.only = /^\/pavilions\//;
  front.mode = "503";
  const form = {
    pavilionId: "1002",
    phone: "+79990000001",
    pavilionName: "Офис",
    square: "23,4",
    body: "1",
    floor: "−1",
  };
  await fetch(`${site.url}/requests/rent`, { method: "POST", body: new URLSearchParams(form), redirect: "manual" });
  expect(sent.at(-1)).toMatchObject({ floor: -1, square: 23.4 });
});
