/**
 * The servers that the site is compared with, bundled and started by `bench.ts`: node rivals.js bare <file> | react | eta | growth.
 * Each writes its port, `growth` a JSON line of milliseconds.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { Eta } from "eta";
import fastify from "fastify";
import { createContentApi } from "../../server/content/content-api.ts";
import { openUpstream } from "../../server/content/upstream.ts";
import type { Site } from "../../server/pages/define-page.ts";
import { loadFrame } from "../../server/pages/frame.ts";
import { rentPage } from "../../server/pages/rent.ts";
import { documentBytes, documentHtml } from "../../server/render/html.ts";
import { startStandInApi } from "../../server/stand-in/stand-in-api.ts";
import { PavilionCards } from "../../views/components/PavilionCard.tsx";
import { pavilionTitle } from "../../views/components/pavilion-words.ts";
import { Document } from "../../views/layout/Document.tsx";
import { Layout } from "../../views/layout/Layout.tsx";
import type { Pavilion } from "../../views/model/pavilion.ts";
import { number, rubles, squareMetres } from "../../views/text/format.ts";

const [kind = "", file = ""] = process.argv.slice(2);
const tell = (port: string | number | undefined) => process.stdout.write(`${port}\n`);
const hour = 3_600_000;
const assets = { script: "/main.js", styles: "/site.css", fonts: [], integrity: "sha256-bench" };
const site: Site = {
  origin: "http://localhost",
  cabinetUrl: "http://localhost/",
  designCentreUrl: "http://localhost/",
  map2gisKey: undefined,
  floors2gisId: undefined,
};

async function openContent() {
  const { url } = await startStandInApi({ log: () => {} });
  const ask = openUpstream({ baseUrl: url, timeoutMs: 10_000, log: () => {} });
  return createContentApi({ ask, freshMs: hour, log: () => {} });
}

/** The listing as the site makes it, as an element: nothing of it is remembered. */
async function listing(content: Awaited<ReturnType<typeof openContent>>, compare: string) {
  const now = new Date();
  const frame = await loadFrame(content, site, now);
  const query = new URLSearchParams(compare ? { compare } : {});
  const answer = await rentPage.answer({ params: { rent: "arenda-ofisov" }, query, content, site, now });
  if (!answer) throw new Error("There is no listing");
  return (
    <Document head={answer.head} origin={site.origin} assets={assets} frame={frame}>
      <Layout frame={frame} current="/arenda-ofisov" crumbs={answer.head.crumbs}>
        {answer.main}
      </Layout>
    </Document>
  );
}

/** Nothing but the bytes and two headers. */
function bare() {
  const body = readFileSync(file);
  const headers = ["Content-Type", "text/html; charset=utf-8", "Content-Length", String(body.length)];
  const server = createServer((_req, res) => {
    res.writeHead(200, headers);
    res.end(body);
  });
  server.listen(0, "127.0.0.1", () => tell(addressPort(server.address())));
}

const addressPort = (address: ReturnType<ReturnType<typeof createServer>["address"]>) =>
  typeof address === "object" && address ? address.port : undefined;

/** The same page by renderToString, whole, on every request. */
async function react() {
  const content = await openContent();
  const server = createServer(async (req, res) => {
    const compare = new URL(req.url ?? "/", "http://localhost").searchParams.get("compare") ?? "";
    const body = Buffer.from(documentHtml(await listing(content, compare)));
    res.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Length": body.length });
    res.end(body);
  });
  server.listen(0, "127.0.0.1", () => tell(addressPort(server.address())));
}

/**
 * fastify + eta. In its favour: all around the cards, and each card's drawing, is text of the template; only what a card says is
 * filled in. No security headers, no log, no cache to keep.
 */
async function eta() {
  const content = await openContent();
  const html = documentHtml(await listing(content, ""));
  const begin = html.indexOf('<ul class="cards');
  const end = html.indexOf("</ul>", html.lastIndexOf("</article>"));
  const first = html.slice(html.indexOf("<li>", begin), html.indexOf("</li>", html.indexOf("</article>", begin)) + 5);
  const drawing =
    /<svg class="(?:unit|outline)[\s\S]*?<\/svg>/.exec(first)?.[0] ?? /<svg[\s\S]*?<\/svg>/.exec(first)?.[0] ?? "";
  const card = `<li><article class="card pavilion"><h2><a class="cover-link" href="/pavilions/<%= unit.id %>"><%= unit.title %></a></h2>
<p class="price"><strong><%= unit.price %></strong> <span><%= unit.rate %></span></p>${drawing}
<dl><% unit.facts.forEach(([name, value]) => { %><div><dt><%= name %></dt><dd><%= value %></dd></div><% }) %></dl>
<div class="card-foot"><p><%= unit.free %></p><label class="compare"><input type="checkbox" name="compare" value="<%= unit.id %>" id="compare-<%= unit.id %>" form="filter"/>Сравнить<span class="visually-hidden">: <%= unit.title %></span></label></div>
<a class="button button-outline" href="/requests/rent?pavilionId=<%= unit.id %>" hx-get="/fragments/requests/rent?pavilionId=<%= unit.id %>" hx-target="#dialogs" hx-swap="innerHTML" hx-sync="this:drop">Оставить заявку</a></article></li>`;
  const list = `<ul class="cards cards-3"><% it.units.forEach((unit) => { %>${card}<% }) %></ul>`;
  const engine = new Eta({ cache: true, autoEscape: true });
  engine.loadTemplate("@listing", html.slice(0, begin) + list + html.slice(end + 5));
  const app = fastify();
  app.get("/arenda-ofisov", async (_req, reply) => {
    const { items } = await content.pavilions({ category: "office", limit: 100 });
    reply.type("text/html; charset=utf-8");
    return engine.render("@listing", { units: items.map(cardWords) });
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  tell(addressPort(app.server.address()));
}

const cardWords = (unit: Pavilion) => ({
  id: unit.id,
  title: pavilionTitle(unit),
  price: rubles(unit.price),
  rate: `${number(unit.rate)} ₽ за м² в месяц`,
  free: unit.updatedAt ?? "",
  facts: [
    ["Помещение", unit.number],
    ["Этаж", String(unit.floor)],
    ["Площадь", squareMetres(unit.square)],
    ["Корпус", unit.body.number],
  ],
});

/** Milliseconds for a list of 10, 100 and 1,000 units: as React, the first time, and when the cards were rendered before. */
async function growth() {
  const content = await openContent();
  const units = await content.allPavilions();
  const { bodies } = await content.park();
  const rows = [10, 100, 1000].map((count) => {
    const list = Array.from({ length: count }, (_, index) => {
      const unit = units[index % units.length];
      if (!unit) throw new Error("There are no units");
      return { ...unit, id: 100_000 + index };
    });
    const page = () => <PavilionCards pavilions={list} bodies={bodies} level={2} />;
    const [first] = [milliseconds(() => documentBytes(page()))];
    const again = middle(() => documentBytes(page()));
    const plain = middle(() => Buffer.from(documentHtml(page())));
    return { count, plain, first, again };
  });
  process.stdout.write(`${JSON.stringify(rows)}\n`);
  process.exit(0);
}

function milliseconds(work: () => unknown): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

function middle(work: () => unknown): number {
  const times = Array.from({ length: 15 }, () => milliseconds(work)).sort((a, b) => a - b);
  return times[7] ?? Number.NaN;
}

await { bare, react, eta, growth }[kind as "bare"]();
