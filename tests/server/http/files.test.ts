import { hash } from "node:crypto";
import fs, { readdirSync, readFileSync } from "node:fs";
import { Readable } from "node:stream";
import supertest from "supertest";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { consent, consentSha256 } from "../../../views/enquiries/define-form.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { siteForFile, siteForTest } from "../../support/sites/site-for-file.ts";

const statusToken = "token-of-the-platform";
const site = siteForFile({ env: { SITE_URL: "https://park.example", STATUS_TOKEN: statusToken } });

/** Asks for an address; PDF and pictures come as bytes. */
const get = (address: string, headers: Record<string, string> = {}, at = site) =>
  supertest(at.url).get(address).set(headers);

describe("The files of the site", () => {
  test("robots.txt excludes fragments and forms, and names the sitemap and Yandex's Clean-param", async () => {
    const { text } = await get("/robots.txt").expect("Content-Type", /text\/plain/);
    for (const line of ["Disallow: /fragments/", "Disallow: /requests/", "Sitemap: https://park.example/sitemap.xml"])
      expect(text).toContain(line);
    expect(text).toMatch(/Clean-param: utm_source&.* \/\n/);
    expect(text).toMatch(/Clean-param: (?:\w+&)*squareFrom&.* \/arenda-ofisov\n/);
  });
  test("no address of the sitemap changes by Clean-param", async () => {
    const [robots, sitemap] = await Promise.all([get("/robots.txt"), get("/sitemap.xml")]);
    const rules = [...robots.text.matchAll(/Clean-param: (\S+) (\S+)/g)];
    expect(rules.length).toBeGreaterThan(3);
    const locations = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url));
    const cleaned = locations.filter(({ pathname, searchParams }) =>
      rules.some(([, keys = "", path = ""]) => {
        return pathname.startsWith(path) && keys.split("&").some((key) => searchParams.has(key));
      }),
    );
    expect(cleaned.map(String)).toEqual([]);
    expect(locations.filter(({ search }) => search !== "").length).toBeGreaterThan(10);
  });
  test("sitemap.xml has only absolute addresses of the public origin", async () => {
    const { text } = await get("/sitemap.xml").expect("Content-Type", /xml/);
    const locations = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
    expect(locations.length).toBeGreaterThan(250);
    // Lists narrowed by one building or one size band are pages of their own.
    const odd = /^(?!https:\/\/park\.example\/)|\?(?!bodies=\d+$|squareSize=[a-z]+$)/;
    expect(locations.filter((url) => odd.test(url))).toEqual([
      // The menu's own list of companies.
      "https://park.example/shops?categories=residents",
    ]);
  });
  test("a built file that cannot be opened is an error page with the headers of one, and with its id", async () => {
    const name = readdirSync("public/build").find((file) => file.endsWith(".js"));
    const full = () => new Readable({ read() {} }).destroy(Object.assign(new Error("open"), { code: "EMFILE" }));
    // Cast: this stream has no file.
    const opened = vi.spyOn(fs, "createReadStream").mockImplementation(full as unknown as typeof fs.createReadStream);
    onTestFinished(() => opened.mockRestore());
    const { status, headers, text } = await get(`/build/${name}`);
    expect([status, headers["content-type"]]).toEqual([503, "text/html; charset=utf-8"]);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["x-request-id"]).toMatch(/^[\w-]{8,}$/);
    expect(text).toContain(headers["x-request-id"]);
  });
  test("site.webmanifest is JSON with existing icons", async () => {
    const { body } = await get("/site.webmanifest").expect("Content-Type", /manifest\+json/);
    const { name, icons } = body;
    expect(name).toBe(parkName.title);
    expect(icons.length).toBeGreaterThan(1);
    for (const { src } of icons) await get(src).expect(200);
  });
  test("a hashed file carries what a file needs: no policy of documents, no validators", async () => {
    const [script = ""] = readdirSync("public/build").filter((name) => /^main-\w+\.js$/.test(name));
    const { headers } = await get(`/build/${script}`, { "Accept-Encoding": "br" }).expect(200);
    const transport = ["date", "connection", "keep-alive"];
    expect(
      Object.keys(headers)
        .filter((name) => !transport.includes(name))
        .sort(),
    ).toEqual([
      "cache-control",
      "content-encoding",
      "content-length",
      "content-type",
      "cross-origin-resource-policy",
      "vary",
      "x-content-type-options",
    ]);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });
  test.each(["/favicon.ico", "/icons/icon.svg", "/og/home.png"])("%s is cached for a day", async (file) => {
    await get(file).expect("Cache-Control", /max-age=86400/);
  });
  test.each(["consent-forms", "consent-mail", "consent-cookie", "anti-corruption"])(
    "the document %s is a PDF, cached for a day",
    async (name) => {
      const { body: bytes } = await get(`/docs/${name}.pdf`)
        .responseType("blob")
        .expect("Cache-Control", /max-age=86400/);
      expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    },
  );
  test("the consent document has the hash of its recorded edition: a changed document needs a new edition", () => {
    const document = readFileSync(`public${consent.file}`);
    expect(hash("sha256", document), "a new hash needs a new edition").toBe(consentSha256);
  });
  test.each(["/package.json", "/server/main.ts", "/dist/server/main.js", "/data/requests.sqlite", "/.gitignore"])(
    "%s, a file beside public/, is unreachable",
    async (file) => void (await get(file).expect(404)),
  );
});

test("No source map is public: it would hold the sources", () => {
  expect(readdirSync("public", { recursive: true }).filter((name) => String(name).endsWith(".map"))).toEqual([]);
});

describe("The health checks", () => {
  const stranger = { "X-Forwarded-For": "203.0.113.7" };
  const readyz = async (headers: Record<string, string>, at = site) => (await get("/readyz", headers, at)).body;
  const figures = { ready: true, waiting: 0, dead: 0 };

  test("are not cached", async () => {
    await get("/healthz").expect(200, "ok");
    for (const address of ["/healthz", "/readyz"]) await get(address).expect("Cache-Control", "no-store");
  });
  test("of /readyz show details to holders of the token; a router on this machine holds none", async () => {
    expect(await readyz({})).toEqual({ ready: true });
    expect(await readyz({ ...stranger, Authorization: `Bearer ${statusToken}` })).toMatchObject(figures);
    expect(await readyz(stranger)).toEqual({ ready: true });
    expect(await readyz({ Via: "1.1 router" })).toEqual({ ready: true });
    for (const wrong of ["Bearer", "Bearer wrong", `Basic ${statusToken}`, statusToken, `Bearer ${statusToken}x`])
      expect(await readyz({ ...stranger, Authorization: wrong })).toEqual({ ready: true });
  });
  test("of /readyz show details to this machine alone if no token is configured", async () => {
    const bare = await siteForTest();
    expect(await readyz({}, bare)).toMatchObject(figures);
    for (const wrong of ["Bearer ", "Bearer undefined"])
      expect(await readyz({ "X-Real-IP": "203.0.113.7", Authorization: wrong }, bare)).toEqual({ ready: true });
  });
});

test("A page is cacheable by all, and is not resent unchanged", async () => {
  const { headers } = await get("/about");
  expect(headers["cache-control"]).toMatch(
    /^public, max-age=0, s-maxage=60, stale-while-revalidate=\d+, stale-if-error=\d+$/,
  );
  await get("/about", { "If-None-Match": headers.etag ?? "" }).expect(304, "");
});
