import { createServer, type IncomingHttpHeaders } from "node:http";
import { allPages } from "../tests/support/proofs.ts";
import { listening } from "../tests/support/servers/listening.ts";
import { firefoxEngine } from "./engines/firefox.ts";
import { expect, test } from "./support/running-site.ts";

type Arrived = { address: string; headers: IncomingHttpHeaders };

/** Passes everything on to the site, and keeps what arrives. */
async function startFront(siteUrl: string) {
  const arrived: Arrived[] = [];
  const server = createServer(async (request, response) => {
    const address = request.url ?? "/";
    arrived.push({ address, headers: request.headers });
    const tag = request.headers["if-none-match"];
    const answer = await fetch(siteUrl + address, { headers: tag === undefined ? {} : { "If-None-Match": tag } });
    const headers = [...answer.headers].filter(
      ([name]) => !/^(?:content-(?:encoding|length)|transfer-encoding|connection|keep-alive)$/.test(name),
    );
    response.writeHead(answer.status, Object.fromEntries(headers));
    response.end(await answer.bytes());
  });
  return { arrived, ...(await listening(server)) };
}

test.describe("In Firefox, which knows no speculation rules", () => {
  test.skip(!allPages, "CI tries Firefox");
  test.skip(firefoxEngine.missing !== undefined, `Firefox is not installed: ${firefoxEngine.missing}`);

  test("a focused link is fetched once ahead, and its page then needs no second body", async ({ site }) => {
    const front = await startFront(site.url);
    const browser = await firefoxEngine.start();
    try {
      const window = await browser.window({ width: 1280, height: 800 });
      await window.open(`${front.url}/about`);
      const isReady = () =>
        document.documentElement.classList.contains("has-script") && document.readyState === "complete";
      await expect.poll(() => window.run(isReady, undefined)).toBe(true);
      const asked = () => front.arrived.filter(({ address }) => address === "/contacts");
      const focus = () => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        document.querySelector<HTMLElement>('.main-menu a[href="/contacts"]')?.focus();
      };
      await window.run(focus, undefined);
      await expect.poll(() => asked().length).toBe(1);
      const hasCome = () =>
        performance
          .getEntriesByType("resource")
          .some((entry) => entry.name.endsWith("/contacts") && "responseEnd" in entry && Number(entry.responseEnd) > 0);
      await expect.poll(() => window.run(hasCome, undefined)).toBe(true);
      await window.run(focus, undefined);
      const follow = () => void document.querySelector<HTMLElement>('.main-menu a[href="/contacts"]')?.click();
      await window.run(follow, undefined);
      await expect.poll(() => asked().length).toBe(2);
      const [ahead, page] = asked();
      expect(ahead?.headers["sec-fetch-dest"]).toBe("empty");
      expect(page?.headers["sec-fetch-dest"]).toBe("document");
      expect(page?.headers["if-none-match"], "the page is asked for by its tag").toBeTruthy();
      expect(front.arrived.filter(({ address }) => address === "/csp")).toEqual([]);
    } finally {
      await browser.stop();
      await front.close();
    }
  });
});
