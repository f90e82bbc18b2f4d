import { expect, test } from "vitest";
import { frontedSites } from "../../support/sites/fronted-sites.ts";

const sites = frontedSites();
const sent: Record<string, unknown>[] = [];

test("a basement floor is shown with a real minus and sent as a number, also of a unit known from its list", async () => {
  // A park whose unit 1001 is below ground.
  sites.front.rewrite = (path, json, text) => {
    if (path.startsWith("/callbacks/")) sent.push(JSON.parse(text));
    return JSON.parse(JSON.stringify(json, (key, value) => (key === "floor" ? { ...value, number: -1 } : value)));
  };
  const site = await sites.start();
  const html = await (await fetch(`${site.url}/requests/rent?pavilionId=1001`)).text();
  expect(/<input[^>]*name="floor"[^>]*>/.exec(html)?.[0]).toContain('value="−1"');

  // The unit itself cannot be read: its list knows it.
  sites.front.only = /^\/pavilions\//;
  sites.front.mode = "503";
  const form = {
    pavilionId: "1002",
    phone: "+79990000001",
    pavilionName: "Офис",
    square: "23,4",
    body: "1",
    floor: "−1",
  };
  await fetch(`${site.url}/requests/rent`, { method: "POST", body: new URLSearchParams(form), redirect: "manual" });
  expect(sent.at(-1)).toMatchObject({ floor: -1, square: 93.6 });
});
