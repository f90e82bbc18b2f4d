import { chromiumEngine } from "./engines/chromium.ts";
import { firefoxEngine } from "./engines/firefox.ts";
import { webkitEngine } from "./engines/webkit.ts";
import { Visitor } from "./journeys/visitor.ts";
import { expect, test } from "./support/running-site.ts";

const showable = ["/photo.jpg", "/panorama.jpg", "/tall.png"];
const unshowable = ["/pixel.gif", "/broken.jpg", "/missing.jpg"];
// One worker, because each worker starts its own site.
test.describe.configure({ mode: "default" });
test.use({ pictures: [...showable, ...unshowable], env: { CONTENT_TTL_SECONDS: "1" } });

const address = "/pavilions/1001";
const photosOf = (html: string) => [...html.matchAll(/<li><a href="(\/media\/[^"]+)"/g)].map(([, file]) => file ?? "");

for (const engine of [chromiumEngine(), firefoxEngine, webkitEngine]) {
  test.describe(`In ${engine.name}`, () => {
    test.describe.configure(engine.tests ?? {});
    test("no picture is a broken icon, and the full view opens and closes", async ({ site }) => {
      test.skip(engine.missing !== undefined, `${engine.name} is not installed: ${engine.missing}`);
      const browser = await engine.start();
      try {
        const window = await browser.window({ width: 1024, height: 800 });
        const visitor = new Visitor(window, site.url);
        await visitor.begin();
        await visitor.open(address);
        await visitor.run(() => {
          for (const { href } of document.querySelectorAll<HTMLAnchorElement>("[data-photos] a")) {
            const picture = new Image();
            picture.onload = () => picture.setAttribute("data-drawn", "");
            picture.onerror = () => picture.setAttribute("data-broken", "");
            picture.src = href;
            document.body.append(picture);
          }
        }, undefined);
        await visitor.holds(
          "draw every picture",
          (least) => {
            const drawn = document.querySelectorAll("[data-drawn]").length;
            return document.querySelector("[data-broken]") === null && drawn >= least;
          },
          showable.length,
        );
        await visitor.press({ css: "[data-photos] a" });
        await visitor.sees({ css: "#viewer[open] .viewer-close" });
        await visitor.key("Escape");
        await visitor.gone({ css: "#viewer[open] .viewer-close" });
        await window.close();
      } finally {
        await browser.stop();
      }
    });
  });
}

test("a page omits pictures that failed to load on an earlier request", async ({ site }) => {
  const page = async () => photosOf(await (await fetch(site.url + address)).text());
  const before = await page();
  await Promise.all(before.map((file) => fetch(site.url + file)));
  await expect.poll(async () => (await page()).length).toBe(showable.length);
});
