import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pictureAddresses } from "../../server/content/picture-address.ts";
import { openSiteKey } from "../../server/content/site-key.ts";
import { drawnPicture } from "../../server/stand-in/pictures/drawn-pictures.ts";
import { startStandInApi } from "../../server/stand-in/stand-in-api.ts";
import { note, quantile, row, runProofs } from "../support/kit/proofs.ts";
import { startPictureServer } from "../support/servers/picture-server.ts";
import { send } from "../support/servers/raw-http.ts";
import { memoryMb, startBuiltSite } from "../support/sites/built-site.ts";

/**
 * `node tests/stress/pictures-stress.ts`, after a build. Ten visitors request 200 unconverted photographs of 12
 * megapixels, while others request a cached page. A calm phase first measures the machine's speed.
 */
const visitors = 10;
const pictures = 200;
const rssMbMax = 350;
const pageP99MaxMs = 100;
const pageEveryMs = 20;
const calmPages = 300;
const retries = 60;

const agent = new http.Agent({ keepAlive: true, maxSockets: 200 });

const get = (url: string) => send(url, { agent });

async function manyPictures(): Promise<boolean> {
  const [photo, standIn] = [await drawnPicture("/pictures/photo-0.jpg"), await startStandInApi()];
  const names = Array.from({ length: pictures }, (_, at) => `/photo-${at}.jpg`);
  const body = photo?.bytes ?? Buffer.alloc(0);
  const host = await startPictureServer(Object.fromEntries(names.map((name) => [name, { body }])));
  const dataDir = mkdtempSync(path.join(tmpdir(), "parallel55-"));
  const addresses = pictureAddresses(await openSiteKey({ dataDir }, () => {}));
  const site = await startBuiltSite({ API_BASE_URL: standIn.url, MEDIA_ORIGINS: host.url, DATA_DIR: dataDir });
  const page = `${site.url}/arenda-ofisov`;
  await get(page);
  const before = memoryMb(site.process);
  const calm: number[] = [];
  while (calm.length < calmPages) {
    calm.push((await get(page)).ms);
    await sleep(pageEveryMs);
  }

  let highest = before;
  let refused = 0;
  let converted = 0;
  const begunAt = performance.now();
  const waiting = [...names];
  const visitor = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      for (let attempt = 0; attempt < retries; attempt += 1) {
        const { status, headers } = await get(`${site.url}${addresses.of(host.url + name)}/800.webp`);
        if (status === 200 && headers["content-type"] === "image/webp") converted += 1;
        if (status !== 503) break;
        refused += 1;
        await sleep(1000);
      }
    }
  };
  const times: number[] = [];
  const load = Promise.all(Array.from({ length: visitors }, visitor));
  let loading = true;
  void load.then(() => {
    loading = false;
  });
  while (loading) {
    const { status, ms } = await get(page);
    times.push(status === 200 ? ms : Number.POSITIVE_INFINITY);
    highest = Math.max(highest, memoryMb(site.process));
    await sleep(pageEveryMs);
  }
  const seconds = (performance.now() - begunAt) / 1000;
  const p99 = quantile(times, 0.99);
  row(
    `${visitors} visitors ask for ${pictures} photographs of 12 megapixels never converted before`,
    `converted ${converted} in ${seconds.toFixed(1)} s, 503 ${refused}, resident memory ${before} → ${highest} MB (${rssMbMax}), ` +
      `pages from memory during it p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (${pageP99MaxMs}); before, p99 ${quantile(calm, 0.99).toFixed(1)} ms`,
  );
  note(`  ${times.length} pages, ${host.requested.length} downloads of ${Math.round(body.length / 1024)} kB`);
  await site.stop("SIGTERM");
  await host.close();
  await standIn.close();
  agent.destroy();
  rmSync(dataDir, { recursive: true, force: true });
  return converted === pictures && highest < rssMbMax && p99 < pageP99MaxMs;
}

await runProofs({ pictures: manyPictures });
