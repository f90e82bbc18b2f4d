/**
 * The servers beside the site: `node rivals.ts bare | eta <site>`, `node rivals.ts api <ms>`. `bare` sends the bytes of
 * the site's list. `eta` renders a list of like size by fastify and eta from the same units, without cache, log and
 * headers. `api` is the stand-in API, so many ms away.
 */
import { createServer } from "node:http";
import { connect, createServer as createProxy } from "node:net";
import { Eta } from "eta";
import fastify from "fastify";
import * as z from "zod";
import { startStandInApi } from "../../server/stand-in/stand-in-api.ts";
import { send } from "../support/servers/raw-http.ts";

const [kind = "", of = ""] = process.argv.slice(2);
const portOf = (address: unknown) => z.object({ port: z.number() }).parse(address).port;
const listen = (port: number) => process.stdout.write(`${JSON.stringify({ port })}\n`);

async function bare(): Promise<void> {
  const ask = () => send(`${of}/arenda-ofisov`, { headers: { "Accept-Encoding": "gzip, br" } });
  let answer = await ask();
  // The site makes the smallest bytes for pages in demand.
  while (answer.headers["content-encoding"] !== "br") answer = await ask();
  const { body, headers } = answer;
  const sent = { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": headers["content-encoding"] };
  const server = createServer((_req, res) => res.writeHead(200, { ...sent, "Content-Length": body.length }).end(body));
  server.listen(0, "127.0.0.1", () => listen(portOf(server.address())));
}

const unitSchema = z.object({
  id: z.number(),
  number: z.string(),
  square: z.number(),
  price: z.number(),
  floor: z.object({ number: z.number() }),
});

const template = `<% for (const unit of it.units) { %><tr class="unit" id="unit-<%= unit.id %>"><th scope="row">
<a class="unit-link" href="/pavilions/<%= unit.id %>">Помещение <%= unit.number %></a></th><td class="numeric"><%= unit.square %> м²</td>
<td><%= unit.floor.number %> этаж</td><td class="numeric"><strong><%= unit.price.toLocaleString("ru") %> ₽</strong> в месяц с НДС</td><td class="numeric">
<%= Math.round((unit.price * 12) / unit.square).toLocaleString("ru") %> ₽ за м² в год</td><td><form action="/compare"><label class="tick">
<input type="checkbox" name="compare" value="<%= unit.id %>"/><span class="visually-hidden">Сравнить помещение <%= unit.number %></span></label>
</form></td></tr><% } %>`;

async function eta(): Promise<void> {
  const api = await startStandInApi({ log: () => {} });
  const answer = await (await fetch(`${api.url}/pavilions?category=office&limit=100`)).json();
  const units = z.object({ data: z.array(unitSchema) }).parse(answer).data;
  const [frame = ""] = String((await send(`${of}/arenda-ofisov`)).body).split("<main");
  const views = new Eta();
  const compiled = views.compile(template);
  const app = fastify();
  app.get<{ Querystring: { priceTo?: string } }>("/arenda-ofisov", async ({ query }, reply) => {
    const chosen = units.filter(({ price }) => price <= Number(query.priceTo)).toSorted((a, b) => b.price - a.price);
    reply.type("text/html; charset=utf-8");
    return `${frame}<main><table>${views.render(compiled, { units: chosen })}</table></main></body></html>`;
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  listen(portOf(app.server.address()));
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

await (kind === "eta" ? eta() : kind === "api" ? api() : bare());
