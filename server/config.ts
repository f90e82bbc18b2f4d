import * as z from "zod";
import { parkName } from "../views/park/park-name.ts";
import { type WidgetIds, widgetIds, widgetVariables } from "../views/widgets/all-widgets.ts";

const url = z.url({ protocol: /^https?$/, error: "expected an http or https address" });
/** An address that calls are appended to: nothing after its path. */
const base = url.refine((value) => !/[?#]/.test(value), "expected an address without a query");
/** An origin: what stands behind the host would be lost. */
const origin = url.refine(
  (value) => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`,
  "expected an origin without a path",
);
const text = z.string().min(1);

/** A whole number within bounds, written in digits. */
function whole(min: number, max: number) {
  const error = `expected a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .pipe(z.number({ error }).min(min, error).max(max, error));
}

/** One of some words. */
function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, { error: `expected one of ${words.join(", ")}` });
}

const flag = z.enum(["true", "false"], { error: "expected true or false" }).transform((value) => value === "true");
const widgetId = z.string().regex(/^[\w.-]{1,64}$/, "expected up to 64 letters, digits, dots, dashes");

/** Every variable of the environment that the site reads; an empty one counts as unset. Meaning: the README's table. */
const environment = z.object({
  PORT: whole(0, 65_535).default(3000),
  NODE_ENV: oneOf(["development", "production", "test"]).default("development"),
  LOG_LEVEL: oneOf(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  SITE_URL: origin.optional(),
  API_BASE_URL: base.optional(),
  API_KEY: text.default(`${parkName.latin}-public-site`),
  MEDIA_ORIGINS: z
    .string()
    .transform((list) => list.split(/\s+/).filter(Boolean))
    .pipe(z.array(url, { error: "expected http or https origins, separated by spaces" }))
    .optional(),
  API_TIMEOUT_MS: whole(100, 30_000).default(2500),
  CONTENT_TTL_SECONDS: whole(1, 86_400).default(60),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "expected a postgres address" }).optional(),
  DATA_DIR: text.optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: "expected a redis address" }).optional(),
  WEB_CONCURRENCY: whole(1, 16).optional(),
  RATE_LIMIT_REQUESTS: whole(1, 100_000).default(10),
  TRUST_PROXY_HOPS: whole(0, 5).default(0),
  DELIVERY_RETRY_SECONDS: whole(1, 900).default(10),
  REQUEST_ERROR_NOTICE: flag.default(false),
  STATUS_TOKEN: text.optional(),
  BANNER_AFTER_SECONDS: whole(0, 86_400).optional(),
  CABINET_URL: url.default(`https://cabinet.${parkName.latin}.example/`),
  DESIGN_CENTRE_URL: url.default(`https://design.${parkName.latin}.example/`),
});
const widgetEnvironment = z.object(Object.fromEntries(widgetVariables.map((name) => [name, widgetId.optional()])));

/** How this process is to run. Times and sizes carry their unit in the name; `siteUrl` is an origin without a slash. */
export type Config = {
  port: number;
  production: boolean;
  logLevel: string;
  siteUrl: string;
  /** Undefined: the stand-in API. */
  apiBaseUrl: string | undefined;
  apiKey: string;
  mediaOrigins: string[];
  apiTimeoutMs: number;
  contentTtlSeconds: number;
  databaseUrl: string | undefined;
  /** Undefined: nothing is kept on this machine. */
  dataDir: string | undefined;
  redisUrl: string | undefined;
  /** Processes that share the port; undefined: this one serves alone. */
  webConcurrency: number | undefined;
  rateLimitRequests: number;
  trustProxyHops: number;
  deliveryRetrySeconds: number;
  requestErrorNotice: boolean;
  /** Undefined: `/readyz` shows its figures on this machine only. */
  statusToken: string | undefined;
  /** Undefined: the banner dialog never opens by itself. */
  bannerAfterSeconds: number | undefined;
  cabinetUrl: string;
  designCentreUrl: string;
  widgets: WidgetIds;
};

/** The environment does not parse. The message names each variable and what it should be, never its value. */
export class ConfigFault extends Error {
  override readonly name = "ConfigFault";
}

/** Which of the site's variables are set and which are not, by name: values are nobody's business. */
export function namesOfVariables(env: Record<string, string | undefined>): { set: string; unset: string } {
  const names = [...Object.keys(environment.shape), ...widgetVariables];
  const isSet = (name: string) => (env[name] ?? "") !== "";
  return { set: names.filter(isSet).join(","), unset: names.filter((name) => !isSet(name)).join(",") };
}

/** Reads the environment. Throws one `ConfigFault` that lists every fault. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(set);
  const ids = widgetEnvironment.safeParse(set);
  if (!parsed.success || !ids.success) {
    const issues = [...(parsed.error?.issues ?? []), ...(ids.error?.issues ?? [])];
    const faults = new Map(issues.map(({ path, message }) => [String(path[0]), message]));
    throw new ConfigFault([...faults].map(([name, message]) => `${name}: ${message}`).join("; "));
  }
  const e = parsed.data;
  const production = e.NODE_ENV === "production";
  return {
    port: e.PORT,
    production,
    logLevel: e.LOG_LEVEL,
    siteUrl: new URL(e.SITE_URL ?? `http://localhost:${e.PORT}`).origin,
    apiBaseUrl: e.API_BASE_URL?.replace(/\/+$/, ""),
    apiKey: e.API_KEY,
    mediaOrigins: (e.MEDIA_ORIGINS ?? (e.API_BASE_URL ? [e.API_BASE_URL] : [])).map((origin) => new URL(origin).origin),
    apiTimeoutMs: e.API_TIMEOUT_MS,
    contentTtlSeconds: e.CONTENT_TTL_SECONDS,
    databaseUrl: e.DATABASE_URL,
    dataDir: e.DATA_DIR ?? (production ? undefined : "./data"),
    redisUrl: e.REDIS_URL,
    webConcurrency: e.WEB_CONCURRENCY,
    rateLimitRequests: e.RATE_LIMIT_REQUESTS,
    trustProxyHops: e.TRUST_PROXY_HOPS,
    deliveryRetrySeconds: e.DELIVERY_RETRY_SECONDS,
    requestErrorNotice: e.REQUEST_ERROR_NOTICE,
    statusToken: e.STATUS_TOKEN,
    bannerAfterSeconds: e.BANNER_AFTER_SECONDS,
    cabinetUrl: e.CABINET_URL,
    designCentreUrl: e.DESIGN_CENTRE_URL,
    widgets: widgetIds(ids.data),
  };
}
