/**
 * The servers beside the site: `node rivals.ts bare <site>` sends the bytes of the site's list from `node:http`;
 * `node rivals.ts api <ms>` is the stand-in API, so many ms away.
 */
import { createServer } from "node:http";
import * as z from "zod";
import { startFarApi } from "../support/servers/far-api.ts";
import { send } from "../support/servers/raw-http.ts";

const [kind = "", of = ""] = process.argv.slice(2);
const portOf = (address: unknown) => z.object({ port: z.number() }).parse(address).port;
const listen = (port: number) => process.stdout.write(`${JSON.stringify({ port })}\n`);

async function bare(): Promise<void> {
  const { body, headers } = await send(`${of}/arenda-ofisov`, { headers: { "Accept-Encoding": "gzip, br" } });
  const sent = { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": headers["content-encoding"] };
  const server = createServer((_req, res) => res.writeHead(200, { ...sent, "Content-Length": body.length }).end(body));
  server.listen(0, "127.0.0.1", () => listen(portOf(server.address())));
}

await (kind === "api" ? startFarApi(Number(of)).then(({ port }) => listen(port)) : bare());
