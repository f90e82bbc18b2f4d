import { describe, expect, test } from "vitest";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();
const roomsOn = async (address: string) => [
  ...new Set((await site.get(address)).text.match(/\/media\/rooms\/[^"]+/g) ?? []),
];

describe("The rooms of lists", () => {
  test("are files for a year: a drawing for each row's unit or neighbours", async () => {
    const rooms = [
      ...(await roomsOn("/arenda-ofisov?people=40")),
      ...(await roomsOn("/arenda-skladov")),
      ...(await roomsOn("/arenda-torgovih-pomesheniy")),
    ];
    expect(rooms.length).toBeGreaterThan(20);
    expect(rooms.some((address) => address.includes("+"))).toBe(true);
    for (const address of rooms) {
      const answer = await site.get(address);
      expect(answer.status, address).toBe(200);
      expect(answer.headers["content-type"]).toContain("image/svg+xml");
      expect(answer.headers["cache-control"]).toContain("immutable");
      expect(Buffer.from(answer.body).toString()).toMatch(/^<svg .*<path .*<\/svg>$/s);
    }
  });
  test("equal rooms are one file, wherever they are", async () => {
    const html = (await site.get("/arenda-ofisov")).text;
    const all = html.match(/\/media\/rooms\/[^"]+/g) ?? [];
    expect(new Set(all).size).toBeLessThan(all.length);
  });
  test("a name that no room of the content has is a 404", async () => {
    for (const name of ["nothing", "1083+1084.nothing", "1083+99999.nothing", "1083+1083.x"])
      expect((await site.get(`/media/rooms/${name}.svg`)).status, name).toBe(404);
  });
});
