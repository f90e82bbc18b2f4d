import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type StandInApi, startStandInApi } from "../server/stand-in/stand-in-api.ts";
import { routes } from "../views/routes.ts";
import { type FaultFront, readFaults, startFaultFront } from "./support/fault-front.ts";
import { plainText } from "./support/plain-text.ts";
import { postForm } from "./support/post.ts";
import { wholeProofs } from "./support/proofs.ts";
import { startSite, type TestSite } from "./support/site.ts";

let standIn: StandInApi;
let front: FaultFront;
const open: TestSite[] = [];

beforeAll(async () => {
  standIn = await startStandInApi();
  front = await startFaultFront(standIn.url);
});
afterEach(async () => {
  for (const site of open.splice(0)) await site.close();
  front.mode = "up";
  front.only = undefined;
  front.rewrite = undefined;
});
afterAll(async () => {
  await front.close();
  await standIn.close();
});

const start = async (env: Record<string, string> = {}, warm = true): Promise<TestSite> => {
  const site = await startSite({ env: { API_BASE_URL: front.url, API_TIMEOUT_MS: "300", ...env }, warm });
  open.push(site);
  return site;
};
const get = async (site: TestSite, address: string) => {
  const response = await fetch(site.url + address);
  return { status: response.status, html: await plainText(response) };
};

/** One fault of each kind: no connection, no end, a status, no JSON, too much. `npm run stress` tries all. */
const sample = new Set<string>(["reset", "hang", "503", "html", "bomb"]);
const faults = readFaults.filter((fault) => wholeProofs || sample.has(fault));

/** One address for every pattern of the table of routes. */
const addresses = Object.values(routes).map((pattern) =>
  pattern.replace(":rent", "arenda-ofisov").replace(":id", pattern.startsWith("/pavilions") ? "1001" : "1"),
);

/** A site with a front of its own, for tests that run side by side. */
async function startAlone(
  env: Record<string, string>,
  onTestFinished: (end: () => Promise<void>) => void,
  mode: FaultFront["mode"] = "up",
) {
  const ownFront = await startFaultFront(standIn.url);
  ownFront.mode = mode;
  const site = await startSite({ env: { API_BASE_URL: ownFront.url, API_TIMEOUT_MS: "1500", ...env } });
  onTestFinished(async () => {
    await site.close();
    await ownFront.close();
  });
  return { ownFront, site };
}

// They wait for seconds until the API is asked again.
describe.concurrent("While the content API fails from the very start", () => {
  test.for(faults)(
    "with '%s', every page is the 404 error page, and all recovers by itself",
    async (mode, { expect, onTestFinished }) => {
      const { ownFront, site } = await startAlone({}, onTestFinished, mode);
      for (const address of ["/", "/news", "/arenda-ofisov", "/privacy", "/pavilions/1001"]) {
        const { status, html } = await get(site, address);
        expect(status, address).toBe(404);
        expect(html).toMatch(/404\. Страница не.найдена/);
      }
      expect((await get(site, "/healthz")).status).toBe(200);
      expect((await get(site, "/readyz")).status).toBe(503);
      ownFront.mode = "up";
      await expect.poll(async () => (await get(site, "/")).status, { timeout: 60_000, interval: 250 }).toBe(200);
      expect((await get(site, "/readyz")).status).toBe(200);
    },
  );
});

describe.concurrent("While the content API fails later", () => {
  test.for(faults)(
    "with '%s', every page that was seen before is answered 200 as before",
    async (mode, { expect, onTestFinished }) => {
      const { ownFront, site } = await startAlone({ CONTENT_TTL_SECONDS: "1" }, onTestFinished);
      // A busy machine may take longer for a first answer than this site waits for the API.
      for (const address of addresses)
        await expect.poll(async () => (await get(site, address)).status, { timeout: 20_000 }).toBe(200);
      ownFront.mode = mode;
      await new Promise((resolve) => setTimeout(resolve, 1050));
      for (const address of addresses) expect((await get(site, address)).status, address).toBe(200);
    },
  );
});

describe("While the content API fails", () => {
  test("a page whose own part fails says so with 503 and the visitor's code, and the others stay", async () => {
    front.only = /^\/pages\/parking/;
    front.mode = "500";
    const site = await start();
    const { status, html } = await get(site, "/parking");
    expect(status).toBe(503);
    expect(html).toContain("<title>503 Error</title>");
    expect(html).toContain("Сайт сейчас не отвечает");
    expect(html).toMatch(/код запроса <span class="request-code">[\w-]{8,64}</);
    expect((await get(site, "/about")).status).toBe(200);
  });

  test("an item that fails to load is not mistaken for one that does not exist", async () => {
    front.only = /^\/news\/\d/;
    front.mode = "503";
    const site = await start();
    expect((await get(site, "/news/1")).status).toBe(503);
  });

  test("the API is spared: at most one attempt in five seconds", async () => {
    const site = await start({ CONTENT_TTL_SECONDS: "1" });
    for (const address of addresses) await get(site, address);
    front.mode = "503";
    await new Promise((resolve) => setTimeout(resolve, 1050));
    // The breaker opens after a few failures; from then on it is nearly silent.
    for (const address of addresses) await get(site, address);
    const asked = async () => {
      const before = front.calls;
      for (const address of addresses.slice(0, 10)) await get(site, address);
      return front.calls - before;
    };
    await expect.poll(asked, { timeout: 30_000 }).toBe(0);
    const startedAt = performance.now();
    let calls = 0;
    while (performance.now() < startedAt + 2000) calls += await asked();
    expect(calls).toBeLessThanOrEqual(1 + Math.floor((performance.now() - startedAt) / 5000));
  });

  test("a request is thanked for, kept, and delivered when the API is back", async () => {
    const site = await start({ DELIVERY_RETRY_SECONDS: "1" });
    await get(site, "/requests/rent?pavilionId=1001");
    front.mode = "503";
    const phone = "+79165550001";
    expect((await postForm(site, "/requests/callback", { phone })).status).toBe(303);
    expect((await postForm(site, "/requests/rent", { phone, pavilionId: "1001" })).status).toBe(303);
    expect(standIn.received.filter(({ body }) => body.phone === phone)).toEqual([]);
    front.mode = "up";
    const arrived = () => standIn.received.filter(({ body }) => body.phone === phone).length;
    await expect.poll(arrived, { timeout: 10_000, interval: 200 }).toBe(2);
  });

  test("a request for a unit that cannot be looked up is taken with what its form says", async () => {
    const site = await start({ DELIVERY_RETRY_SECONDS: "1" });
    front.mode = "reset";
    const phone = "+79165550002";
    const values = { phone, pavilionId: "1002", square: "44,5", body: "3", floor: "2" };
    expect((await postForm(site, "/requests/rent", values)).status).toBe(303);
    front.mode = "up";
    await expect
      .poll(() => standIn.received.find(({ body }) => body.phone === phone)?.body, { timeout: 10_000, interval: 200 })
      .toMatchObject({ pavilionId: 1002, square: 44.5, body: "3", floor: 2 });
  });

  test("thanks and forms do without the park: a post is taken while nothing was ever known", async () => {
    front.mode = "reset";
    const site = await start();
    expect((await postForm(site, "/requests/callback", { phone: "+79165550003" })).status).toBe(303);
    expect((await get(site, "/requests/success")).html).toContain("Спасибо!");
  });
});

describe("What the content API spoils", () => {
  test("one broken item of a list is dropped and logged, the others are shown", async () => {
    front.rewrite = (path, json) => {
      if (
        !path.startsWith("/vacancies") ||
        typeof json !== "object" ||
        json === null ||
        !("data" in json) ||
        !Array.isArray(json.data)
      )
        return json;
      return { ...json, data: json.data.map((item, at) => (at === 0 ? { ...item, title: 7 } : item)) };
    };
    const site = await start();
    const { status, html } = await get(site, "/vacancies");
    expect(status).toBe(200);
    expect([...html.matchAll(/href="\/vacancies\/\d+"/g)].length).toBeGreaterThanOrEqual(8);
    expect(site.log.join("")).toContain('"event":"content.dropped"');
  });
  test("new content reaches visitors as soon as it is known", async () => {
    const site = await start({ CONTENT_TTL_SECONDS: "1" });
    await get(site, "/services/1");
    front.rewrite = (path, json) => {
      if (path !== "/services/1" || typeof json !== "object" || json === null || !("data" in json)) return json;
      return { ...json, data: { ...Object(json.data), name: "Обновлённая услуга" } };
    };
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await expect
      .poll(async () => (await get(site, "/services/1")).html, { timeout: 15_000, interval: 100 })
      .toContain("Обновлённая услуга");
  });
});

describe("The rejection of a request by the API", () => {
  test.each([{}, { "HX-Request": "true" }])(
    "is 502 with the form as it was and no error text (%j)",
    async (headers) => {
      const site = await start();
      front.only = /^\/callbacks/;
      front.mode = "refused";
      const values = { phone: "+79165550004", name: "Вера", comment: `Позвоните ${JSON.stringify(headers)}` };
      const { status, html } = await postForm(site, "/requests/callback", values, headers);
      expect(status).toBe(502);
      expect(html).toContain('value="Вера"');
      expect(html).toContain("+79165550004");
      expect(html).not.toContain("is-bad");
      expect(html).not.toMatch(/Не получилось/);
      front.mode = "up";
      expect((await postForm(site, "/requests/callback", values)).status).toBe(303);
    },
  );
  test("is told in one polite line with the phone number where the owner wants it", async () => {
    const site = await start({ REQUEST_ERROR_NOTICE: "true" });
    front.only = /^\/callbacks/;
    front.mode = "refused";
    const { status, html } = await postForm(site, "/requests/callback", { phone: "+79165550005" });
    expect(status).toBe(502);
    const notice = /role="status"[^>]*>(<p class="req-limit">.*?<\/p>)/s.exec(html)?.[1] ?? "";
    const words = notice.replace(/<[^>]*>/g, "").replaceAll("\u00a0", " ");
    expect(words).toBe("Не получилось отправить. Позвоните нам, пожалуйста: +7 (495) 000-00-55");
  });
});
