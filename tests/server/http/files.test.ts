import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import supertest from "supertest";
import { describe, expect, test } from "vitest";
import { consent } from "../../../views/requests/consent.ts";
import { startSite } from "../../support/site.ts";
import { siteForFile } from "../../support/site-for-file.ts";

const statusToken = "token-of-the-platform";
const site = siteForFile({ env: { SITE_URL: "https://park.example", STATUS_TOKEN: statusToken } });
const ask = () => supertest(site.url);

describe("The files of the site", () => {
  test("robots.txt excludes fragments and forms, and names the sitemap and Yandex's Clean-param", async () => {
    const { text } = await ask()
      .get("/robots.txt")
      .expect(200)
      .expect("Content-Type", /text\/plain/);
    for (const line of ["Disallow: /fragments/", "Disallow: /requests/", "Sitemap: https://park.example/sitemap.xml"])
      expect(text).toContain(line);
    expect(text).toMatch(/Clean-param: utm_source&.* \/\n/);
    expect(text).toMatch(/Clean-param: (?:\w+&)*squareFrom&.* \/arenda-ofisov\n/);
  });
  test("sitemap.xml has only absolute addresses of the public origin", async () => {
    const { text } = await ask().get("/sitemap.xml").expect(200).expect("Content-Type", /xml/);
    const locations = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? "");
    expect(locations.length).toBeGreaterThan(250);
    expect(locations.filter((url) => !url.startsWith("https://park.example/") || url.includes("?"))).toEqual([]);
  });
  test("site.webmanifest is JSON with existing icons", async () => {
    const { body } = await ask()
      .get("/site.webmanifest")
      .expect(200)
      .expect("Content-Type", /manifest\+json/)
      .buffer(true)
      .parse((res, done) => {
        let text = "";
        res.on("data", (part) => {
          text += part;
        });
        res.on("end", () => done(null, JSON.parse(text)));
      });
    expect(body.name).toContain("Параллель 55");
    for (const { src } of body.icons) await ask().get(src).expect(200);
  });
  test.each([
    "/favicon.ico",
    "/icons/icon.svg",
    "/docs/consent-forms.pdf",
    "/docs/consent-mail.pdf",
    "/docs/consent-cookie.pdf",
    "/docs/anti-corruption.pdf",
    "/og/home.png",
  ])("%s exists and is cached for a day", async (file) => {
    await ask()
      .get(file)
      .expect(200)
      .expect("Cache-Control", /max-age=86400/)
      .expect("X-Content-Type-Options", "nosniff");
  });
  test("the four documents are PDFs of one to three pages", async () => {
    for (const name of ["consent-forms", "consent-mail", "consent-cookie", "anti-corruption"]) {
      const { body } = await ask()
        .get(`/docs/${name}.pdf`)
        .buffer(true)
        .parse((res, done) => {
          const parts: Buffer[] = [];
          res.on("data", (part) => parts.push(Buffer.from(part)));
          res.on("end", () => done(null, Buffer.concat(parts)));
        });
      const text = body.toString("latin1");
      expect(text.startsWith("%PDF-"), name).toBe(true);
      const pages = [...text.matchAll(/\/Type\s*\/Page\b/g)].length;
      expect(pages, name).toBeGreaterThanOrEqual(1);
      expect(pages, name).toBeLessThanOrEqual(3);
    }
  });
  test("the consent document has the hash of its recorded edition: a changed document needs a new edition", async () => {
    const document = readFileSync(`public${consent.file}`);
    const known = { "3 от 05.10.2026": "c1d32ac0a833e523c5ff496fe736047f32ea35cd180b7a2b82b95dc93ba857d0" };
    expect(known[consent.edition]).toBe(createHash("sha256").update(document).digest("hex"));
  });
  test("files beside public/ are unreachable", async () => {
    for (const path of [
      "/package.json",
      "/server/main.ts",
      "/dist/server/main.js",
      "/data/requests.sqlite",
      "/.gitignore",
    ]) {
      await ask().get(path).expect(404);
    }
  });
});

describe("The health checks", () => {
  test("of /healthz and /readyz are not cached", async () => {
    await ask().get("/healthz").expect(200, "ok").expect("Cache-Control", "no-store");
    const { body } = await ask().get("/readyz").expect(200).expect("Cache-Control", "no-store");
    expect(body).toMatchObject({ ready: true, waiting: 0, dead: 0 });
  });
  test("of /readyz show details only to this machine and to holders of the token", async () => {
    const stranger = { "X-Forwarded-For": "203.0.113.7" };
    const answer = async (headers: Record<string, string>) =>
      (await ask().get("/readyz").set(headers).expect(200)).body;
    expect(await answer(stranger)).toEqual({ ready: true });
    expect(await answer({ Via: "1.1 router" })).toEqual({ ready: true });
    for (const wrong of ["Bearer", "Bearer wrong", `Basic ${statusToken}`, statusToken, `Bearer ${statusToken}x`]) {
      expect(await answer({ ...stranger, Authorization: wrong })).toEqual({ ready: true });
    }
    expect(await answer({ ...stranger, Authorization: `Bearer ${statusToken}` })).toMatchObject({
      waiting: 0,
      dead: 0,
    });
  });
  test("of /readyz accept no token if none is configured", async () => {
    const bare = await startSite({});
    for (const authorization of ["Bearer ", "Bearer undefined"]) {
      const { body } = await supertest(bare.url).get("/readyz").set({ "X-Real-IP": "203.0.113.7", authorization });
      expect(body).toEqual({ ready: true });
    }
    await bare.close();
  });
});

describe("The answer of a page", () => {
  test("is cacheable by all, has a strong ETag, and is not resent unchanged", async () => {
    const first = await ask().get("/about").set("Accept-Encoding", "identity").expect(200);
    expect(first.headers["cache-control"]).toBe(
      "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400",
    );
    expect(first.headers.etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.vary).toContain("Accept-Encoding");
    expect(first.headers["set-cookie"]).toBeUndefined();
    const again = await ask()
      .get("/about")
      .set("Accept-Encoding", "identity")
      .set("If-None-Match", first.headers.etag ?? "")
      .expect(304);
    expect(again.text).toBe("");
    await ask().head("/about").expect(200);
  });
  test("has the same bytes for everyone", async () => {
    const plain = await ask().get("/news");
    const other = await ask()
      .get("/news?utm_source=mail")
      .set("Cookie", "locale=ru; roistat_visit=7")
      .set("User-Agent", "else");
    expect(other.text).toBe(plain.text);
  });
  test("names its page if it is a fragment, and excludes fragments from search engines", async () => {
    const { headers } = await ask().get("/fragments/pavilions?category=office&bodies=4").expect(200);
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(headers["hx-push-url"]).toBe("/arenda-ofisov?bodies=4");
  });
});
