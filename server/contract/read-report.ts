import { routes } from "../../views/routes.ts";
import { openUpstream } from "../content/upstream.ts";
import { type ApiReport, checkApi } from "./check-api.ts";

/** The first segments of the site's own addresses: no rental alias may be one. */
const siteWords = Object.values(routes).flatMap((route) => route.match(/^\/([\w-]+)/)?.[1] ?? []);

/** Reads every call of an API. Pictures of any origin count: which are allowed is the site's configuration. */
export async function readReport(baseUrl: string, timeoutMs: number, mediaOrigins: string[]): Promise<ApiReport> {
  const ask = openUpstream({ baseUrl, timeoutMs, log: () => {} });
  return checkApi(ask, [new URL(baseUrl).origin, ...mediaOrigins], siteWords);
}
