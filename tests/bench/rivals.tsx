/**
 * The servers that the site is compared with, bundled and started by `bench.ts`: node rivals.js bare <file> | react |
 * eta | growth <count> … . Each prints its port; `growth` prints a JSON line of milliseconds.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import express from "express";
import fastify from "fastify";
import { createContentApi } from "../../server/content/content-api.ts";
import { openUpstream } from "../../server/content/upstream.ts";
import type { Site } from "../../server/pages/define-page.ts";
import { loadFrame } from "../../server/pages/frame.ts";
import { loadPavilionResults } from "../../server/pages/units/pavilion-results.ts";
import { rentPage } from "../../server/pages/units/rent.ts";
import { documentHtml, documentMarkup } from "../../server/render/html.ts";
import { startStandInApi } from "../../server/stand-in/stand-in-api.ts";
import { Document } from "../../views/layout/Document.tsx";
import { Layout } from "../../views/layout/Layout.tsx";
import { sheetUrls } from "../../views/layout/sheets.ts";
import { Ledger } from "../../views/units/ledger/Ledger.tsx";
import { rowsOf } from "../../views/units/ledger/row-groups.ts";
import { stripScale } from "../../views/units/ledger/strip.ts";
import { pavilionsFilter } from "../../views/units/pavilions.filter.ts";
import { type Example, etaListing } from "./eta-listing.ts";

const [kind = "", file = ""] = process.argv.slice(2);
const tell = (port: string | number | undefined) => process.stdout.write(`${port}\n`);
const hour = 3_600_000;
/** The compared unit on the pages of the eta templates. */
const ticked = 1025;
const assets = {
  script: "/main.js",
  styles: "/site.css",
  printStyles: "/print.css",
  sheets: sheetUrls((file) => `/${file}`),
  fonts: [],
  integrity: "sha256-bench",
};
const site: Site = {
  origin: "http://localhost",
  cabinetUrl: "http://localhost/",
  designCentreUrl: "http://localhost/",
  map2gisKey: undefined,
  floors2gisId: undefined,
  bannerAfterSeconds: undefined,
  statements: undefined,
};

async function openContent() {
  const { url } = await startStandInApi({ log: () => {} });
  const ask = openUpstream({ baseUrl: url, timeoutMs: 10_000, log: () => {} });
  return createContentApi({ ask, freshMs: hour, pictureOrigins: [], ownOrigin: "", log: () => {} });
}

/** The site's listing as an element, without cached parts. */
async function listing(content: Awaited<ReturnType<typeof openContent>>, query: URLSearchParams) {
  const now = new Date();
  const frame = await loadFrame(content, site, now);
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

/** Sends only the bytes and two headers, or those given as a JSON list. */
function bare() {
  const body = readFileSync(file);
  const more: string[] = JSON.parse(process.argv[4] ?? "[]");
  const headers = ["Content-Type", "text/html; charset=utf-8", "Content-Length", String(body.length), ...more];
  const server = createServer((_req, res) => {
    res.writeHead(200, headers);
    res.end(body);
  });
  server.listen(0, "127.0.0.1", () => tell(addressPort(server.address())));
}

const addressPort = (address: ReturnType<ReturnType<typeof createServer>["address"]>) =>
  typeof address === "object" && address ? address.port : undefined;

const queryOf = (url = "/") => new URLSearchParams(url.split("?", 2)[1] ?? "");

/** The same page by plain Express and renderToString, rendered in full on every request. */
async function react() {
  const content = await openContent();
  const app = express().disable("etag");
  app.get("/arenda-ofisov", async (req, res) => {
    res.send(documentHtml(await listing(content, queryOf(req.url))));
  });
  const server = app.listen(0, "127.0.0.1", () => tell(addressPort(server.address())));
}

/** fastify + eta: the same bytes, without security headers, log and cache. Throws at start if its page differs. */
async function eta() {
  const content = await openContent();
  const resultsOf = async (query: URLSearchParams) => {
    const park = await content.park();
    const category = park.categories.find(({ id }) => id === "office");
    if (!category) throw new Error("There are no offices");
    return loadPavilionResults({ content, park, site }, category, pavilionsFilter.read(query));
  };
  const examples: Example[] = [];
  for (const sort of ["", "price", "-price", "square", "-square"])
    for (let limit = 96; limit <= 100; limit += 1) {
      const query = new URLSearchParams(`compare=${ticked}&limit=${limit}&sort=${sort}`);
      const canonical = pavilionsFilter.canonicalQuery(query);
      examples.push({ html: documentHtml(await listing(content, canonical)), results: await resultsOf(canonical) });
    }
  const page = etaListing(examples, ticked);
  for (const other of [
    "compare=1001&limit=96",
    "compare=1009&limit=100&sort=-square",
    "compare=1112&limit=98&sort=price",
  ]) {
    const query = pavilionsFilter.canonicalQuery(new URLSearchParams(other));
    if (page(await resultsOf(query)) !== documentHtml(await listing(content, query)))
      throw new Error(`eta's page is not the site's for ${other}`);
  }
  const app = fastify();
  app.get("/arenda-ofisov", async (req, reply) => {
    reply.type("text/html; charset=utf-8");
    return page(await resultsOf(queryOf(req.url)));
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  tell(addressPort(app.server.address()));
}

/** Milliseconds for lists of the given counts of units: without cached rows, and with them. */
async function growth() {
  const content = await openContent();
  const units = await content.allPavilions();
  const { bodies } = await content.park();
  const measured = process.argv.slice(3).map((given, at) => {
    const count = Number(given);
    const list = Array.from({ length: count }, (_, index) => {
      const unit = units[index % units.length];
      if (!unit) throw new Error("There are no units");
      return { ...unit, id: 100_000 * (at + 1) + index };
    });
    const look = { bodies, scale: stripScale(list, bodies), corridor: true, byFacts: false, columns: ["Отделка"] };
    const { rows, groups } = rowsOf(list, { category: "office", order: undefined, bodies, byFacts: false });
    const page = () => <Ledger rows={rows} groups={groups} look={look} compared={[]} />;
    const first = milliseconds(() => documentMarkup(page()));
    const again = middle(() => documentMarkup(page()));
    return { count, first, again };
  });
  process.stdout.write(`${JSON.stringify(measured)}\n`);
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
