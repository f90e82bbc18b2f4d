import { routes } from "../../views/routes.ts";
import { openUpstream } from "../content/upstream.ts";
import { type ApiReport, checkApi } from "./check-api.ts";

/** First path segments of the site's routes: rental aliases must differ from them. */
const siteWords = Object.values(routes).flatMap((route) => route.match(/^\/([\w-]+)/)?.[1] ?? []);

/** Checks an API with pictures of any origin: the allowed origins are the site's configuration. */
export async function readReport(baseUrl: string, timeoutMs: number, mediaOrigins: string[]): Promise<ApiReport> {
  const ask = openUpstream({ baseUrl, timeoutMs, log: () => {} });
  return checkApi(ask, [new URL(baseUrl).origin, ...mediaOrigins], siteWords);
}
