import { hash } from "node:crypto";
import { createServer, type Server } from "node:http";
import { formatMessages, type Message } from "esbuild";

/** A page with this header is shown instead of the site: `live-reload.ts` looks for it. */
const faultHeader = "X-Build-Fault";
const headers = { "Cache-Control": "no-store", "Content-Type": "text/html; charset=utf-8" };

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Faults of a build as a page, each with its file, line and column. */
export async function faultHtml(faults: readonly Message[]): Promise<string> {
  const messages = await formatMessages([...faults], { kind: "error", color: false, terminalWidth: 100 });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>The build failed</title>
<h1>The build failed</h1><pre>${escaped(messages.join("\n"))}</pre></html>\n`;
}

/** Reloads when the site, or another fault, answers. While the server starts nothing does: the page stays. */
const waiting = (version: string) => `setInterval(async () => {
  const answer = await fetch("", { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  if (answer && answer.headers.get("${faultHeader}") !== "${version}") location.reload();
}, 1000);`;

/** Serves a page at every address of a port until it is closed. */
export function serveFault(html: string, port: number, host: string): Server {
  const version = hash("sha1", html);
  const page = `${html}<script>${waiting(version)}</script>\n`;
  const server = createServer((_req, res) => void res.writeHead(500, { ...headers, [faultHeader]: version }).end(page));
  // Another program may have the port: the terminal shows the faults as well.
  return server.on("error", () => {}).listen(port, host);
}
