/**
 * The servers beside the site: `node rivals.ts bare <site>` sends the bytes of the site's list from `node:http`;
 * `node rivals.ts api <ms>` is the stand-in API, so many ms away.
 */
import { createServer } from "node:http";
import { connect, createServer as createProxy } from "node:net";
import * as z from "zod";
import { startStandInApi } from "../../server/stand-in/stand-in-api.ts";
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

async function api(): Promise<void> {
  const { url } = await startStandInApi();
  const proxy = createProxy((near) => {
    const far = connect(Number(new URL(url).port), "127.0.0.1");
    far.on("error", () => near.destroy()).pipe(near);
    near.on("data", (bytes) => setTimeout(() => far.write(bytes), Number(of)));
    near.on("error", () => far.destroy()).on("close", () => far.destroy());
  }).listen(0, "127.0.0.1", () => listen(portOf(proxy.address())));
}

await (kind === "api" ? api() : bare());
