import { createServer, request } from "node:http";
import { listening } from "../../tests/support/servers/listening.ts";

/**
 * A proxy of the site whose pages have lost their scripts: what a visitor sees without them, in every engine. Drivers
 * of some engines cannot work in a browser whose scripts are off.
 */
export async function startScriptlessFront(siteUrl: string) {
  const server = createServer((req, res) => {
    const headers = { ...req.headers, "accept-encoding": "identity" };
    const passed = request(siteUrl + req.url, { method: req.method ?? "GET", headers }, (answer) => {
      const { "content-length": _, ...kept } = answer.headers;
      const isPage = kept["content-type"]?.startsWith("text/html");
      res.writeHead(answer.statusCode ?? 502, isPage ? kept : answer.headers);
      if (!isPage) return void answer.pipe(res);
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => res.end(withoutScripts(Buffer.concat(chunks).toString())));
    });
    passed.on("error", () => res.destroy());
    req.pipe(passed);
  });
  return listening(server);
}

const withoutScripts = (html: string) =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "").replace(/<\/?noscript>/g, "");
