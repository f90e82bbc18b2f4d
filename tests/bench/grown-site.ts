import { startAnsweringApi } from "../support/parks/answering-api.ts";
import { grownAnswers } from "../support/parks/grown-park.ts";
import { bytesOf } from "./first-visit.ts";
import { type Server, startSite } from "./servers.ts";

/** The built site with a park of 1,500 units, 30 buildings and 200 companies. */
export async function startGrownSite(): Promise<Server> {
  const api = await startAnsweringApi(grownAnswers({ units: 1500, buildings: 30, shops: 200 }));
  const site = await startSite({ API_BASE_URL: api.url, API_TIMEOUT_MS: "20000" });
  while (!(await fetch(`${site.url}/arenda-ofisov`)).ok);
  return site;
}

/** The weight of its home page and its list. */
export async function grownRow({ url }: Server): Promise<string[]> {
  const kB = async (path: string) => ((await bytesOf(url + path)) / 1000).toFixed(1);
  return ["1,500 units: home and list", "10 and 12 kB", `${await kB("/")} and ${await kB("/arenda-ofisov")} kB`];
}
