import { createServer, type Server } from "node:http";
import { formatMessages, type Message } from "esbuild";

/** A page with this header is shown instead of the site: `live-reload.ts` looks for it. */
const faultHeader = { "X-Build-Fault": "1", "Cache-Control": "no-store", "Content-Type": "text/html; charset=utf-8" };

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Faults of a build as a page, each with its file, line and column. It asks for itself until the site is back. */
export async function faultHtml(faults: readonly Message[]): Promise<string> {
  const messages = await formatMessages([...faults], { kind: "error", color: false, terminalWidth: 100 });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1">
<title>The build failed</title><h1>The build failed</h1><pre>${escaped(messages.join("\n"))}</pre></html>\n`;
}

/** Serves a page at every address of a port until it is closed. */
export function serveFault(html: string, port: number, host: string): Server {
  const server = createServer((_req, res) => void res.writeHead(500, faultHeader).end(html));
  // Another program may have the port: the terminal shows the faults as well.
  return server.on("error", () => {}).listen(port, host);
}
