import { createServer } from "node:http";
import { securityHeaders } from "../../server/http/security-headers.ts";
import { payloadAt } from "../../tests/support/hostile/hostile-inputs.ts";
import { xssPayloads } from "../../tests/support/hostile/xss-corpus.ts";
import { listening } from "../../tests/support/servers/listening.ts";
import { expect, test } from "../support/running-site.ts";
import { watch } from "../support/watch.ts";

/** A page that inserts a payload unescaped: as markup, three kinds of attribute values and a script. */
const careless = (text: string) =>
  `<title>x</title><a href="${text}">x</a><p title='${text}'>x</p><input value=${text}><p>${text}</p><script>x = "${text}"</script>`;
/** Payloads, each with the expected finding of the watch on an unprotected page. */
const telling: Record<string, RegExp> = {
  "<script>alert(1)</script>": /alert was called/,
  '">': /alert was called/,
  "print()": /print was called|a request of https:\/\/evil/,
  "<iframe src=https://evil.test/></iframe>": /a frame with|a request of https:\/\/evil/,
  "srcset=": /a request of https:\/\/evil/,
  'content="0;url=https': /a request of https:\/\/evil/,
  "<link rel=stylesheet href=https": /a request of https:\/\/evil/,
};

test("the watch reports code that runs unprotected, and what only the policy blocks", async ({ page }) => {
  const policy = securityHeaders({ siteUrl: "http://site.test" });
  const server = createServer(({ url: address = "" }, res) => {
    const [, at, defended] = /^\/(\d+)(\?defended)?$/.exec(address) ?? [];
    res.writeHead(200, { ...(defended ? policy : {}), "Content-Type": "text/html; charset=utf-8" });
    res.end(at === undefined ? "" : careless(payloadAt(Number(at))));
  });
  const { url, close } = await listening(server);
  const faults = await watch(page, url);
  const open = async (address: string) => {
    faults.length = 0;
    // A payload that navigates may abort the page load.
    await page.goto(url + address, { timeout: 5000 }).catch(() => {});
  };
  const said = () => faults.join("\n");
  for (const [part, words] of Object.entries(telling)) {
    const at = xssPayloads.findIndex((text) => text.includes(part));
    await open(`/${at}`);
    await expect.poll(said, part).toMatch(words);
    await open(`/${at}?defended`);
    await expect.poll(said, part).toMatch(/held back/);
  }
  await close();
});
