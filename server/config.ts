import * as z from "zod";
import type { Site } from "../views/layout/define-page.ts";
import { parkStatements } from "../views/park/claims/claims.ts";
import type { Model } from "../views/park/ModelFigure.tsx";
import { parkName, publicKey } from "../views/park/park-name.ts";
import { type WidgetIds, widgetIds, widgetVariables } from "../views/widgets/all-widgets.ts";

/** A comma in the host: a list that wants spaces. */
const url = z.url({ protocol: /^https?$/, hostname: /^[^,]+$/, error: "expected an http or https address" });
/** A user or a password in an address: `fetch` refuses to call it. */
function hasCredentials(value: string): boolean {
  const { username = "", password = "" } = URL.parse(value) ?? {};
  return username !== "" || password !== "";
}

/** A base URL for calls: no query, no fragment and no credentials. */
const base = url
  .refine((value) => !/[?#]/.test(value), "expected an address without a query")
  .refine((value) => !hasCredentials(value), "expected an address without a user or password");
/** An origin: a path would be ignored. */
const origin = url.refine(
  (value) => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`,
  "expected an origin without a path",
);
const link = z.union([z.literal("off"), url], { error: "expected an http or https address, or off" });
const text = z.string().min(1);

/** An integer within bounds, written in digits. */
function integer(min: number, max: number) {
  const error = `expected a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .pipe(z.number({ error }).min(min, error).max(max, error));
}

/** Whether the Redis client can read an address. It is not asked itself: a site without Redis does not load it. */
function isRedisAddress(value: string): boolean {
  const { username = "", password = "", pathname = "" } = URL.parse(value) ?? {};
  return isPercentEncoded(username) && isPercentEncoded(password) && /^(?:\/\d*)?$/.test(pathname);
}

function isPercentEncoded(value: string): boolean {
  try {
    decodeURIComponent(value);
    return true;
  } catch {
    return false;
  }
}

/** Whether the Postgres client can read an address. It takes a % that begins no escape for the sign itself. */
function isPostgresAddress(value: string): boolean {
  const { username = "", password = "", pathname = "" } = URL.parse(value) ?? {};
  return [username, password, pathname].every((part) => isPercentEncoded(part.replace(/%(?![\da-f]{2})/gi, "%25")));
}

const postgres = z
  .url({ protocol: /^postgres(ql)?$/, error: "expected a postgres address" })
  .refine(isPostgresAddress, "expected a user, a password and a database percent-encoded as UTF-8");

const redis = z
  .url({ protocol: /^rediss?$/, error: "expected a redis address" })
  .refine(isRedisAddress, "expected a percent-encoded password, and no path but the number of a database");

function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, { error: `expected one of ${words.join(", ")}` });
}

const flag = z.enum(["true", "false"], { error: "expected true or false" }).transform((value) => value === "true");
const widgetId = z.string().regex(/^[\w.-]{1,64}$/, "expected up to 64 letters, digits, dots, dashes");
const code = z.string().regex(/^[\w-]{1,100}$/, "expected the code alone, without the tag");

/**
 * Every environment variable of the site; an empty one counts as unset. A new one needs only a line here:
 * `API_TIMEOUT_MS` becomes `config.apiTimeoutMs`. The tables of OPERATING.md explain them; a test compares both.
 */
const environment = z.object({
  PORT: integer(0, 65_535).default(3000),
  /** Unset: all interfaces. */
  HOST: z.union([z.ipv4(), z.ipv6(), z.literal("localhost")], { error: "expected an IP address" }).optional(),
  NODE_ENV: oneOf(["development", "production", "test"]).default("development"),
  LOG_LEVEL: oneOf(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  /** Whether each request has a line in the log. */
  ACCESS_LOG: oneOf(["on", "off"]).default("on"),
  /** Unset: `http://localhost:$PORT`. */
  SITE_URL: origin.optional(),
  /** Unset: the stand-in API. */
  API_BASE_URL: base.transform((address) => address.replace(/\/+$/, "")).optional(),
  API_KEY: text.default(publicKey),
  MEDIA_ORIGINS: z
    .string()
    .transform((list) => list.split(/\s+/).filter(Boolean))
    .pipe(z.array(url, { error: "expected http or https origins, separated by spaces" }))
    .optional(),
  API_TIMEOUT_MS: integer(1, 30_000).default(2500),
  CONTENT_TTL_SECONDS: integer(0, 86_400).default(60),
  DATABASE_URL: postgres.optional(),
  /** Unset: `./data`; in production, no local storage. */
  DATA_DIR: text.optional(),
  REDIS_URL: redis.optional(),
  /** The number of processes that share the port; unset: a single one. */
  WEB_CONCURRENCY: integer(1, 9999).optional(),
  RATE_LIMIT_REQUESTS: integer(1, 999_999_999).default(10),
  TRUST_PROXY_HOPS: integer(0, 5).default(0),
  DELIVERY_RETRY_SECONDS: integer(1, 900).default(10),
  REQUEST_ERROR_NOTICE: flag.default(false),
  HSTS_SUBDOMAINS: flag.default(false),
  STAGING: flag.default(false),
  /** Unset: on with the stand-in API, off with an API, whose park may be another owner's. */
  PARK_STATEMENTS: oneOf(["on", "off"]).optional(),
  /** Unset: `/readyz` shows details on this machine only. */
  STATUS_TOKEN: text.optional(),
  /** Unset: the banner dialog never opens by itself. */
  BANNER_AFTER_SECONDS: integer(0, 86_400).optional(),
  /** Unset: an example address, which production with an API leaves out; `off`: no link. */
  CABINET_URL: link.optional(),
  DESIGN_CENTRE_URL: link.optional(),
  /** Codes of Yandex.Webmaster and of Google Search Console. */
  YANDEX_VERIFICATION: code.optional(),
  GOOGLE_VERIFICATION: code.optional(),
});
const widgetEnvironment = z.object(Object.fromEntries(widgetVariables.map((name) => [name, widgetId.optional()])));

type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<Camel<Rest>>}`
  : Lowercase<Name>;
type Environment = z.output<typeof environment>;
/** Not a mapped type of `keyof Environment`: an unset variable is undefined, not missing. */
type Settings = { [Name in keyof Environment & string as Camel<Name>]: Environment[Name] };

/** Names of times and sizes end with their unit; `siteUrl` is an origin without a slash. */
export type Config = Omit<Settings, keyof ReturnType<typeof derived>> &
  ReturnType<typeof derived> & { widgets: WidgetIds };

/** Each takes 150 to 230 MB. */
const workersMax = 16;

/** A host of the reserved top-level domain `.example`. */
const isExample = (address: string) => URL.canParse(address) && /\bexample$/.test(new URL(address).hostname);

/** Values that derive from several variables or change their form. */
function derived(settings: Settings) {
  const { nodeEnv, port, siteUrl, apiBaseUrl, mediaOrigins, dataDir } = settings;
  const production = nodeEnv === "production";
  const links = {
    CABINET_URL: settings.cabinetUrl ?? `https://cabinet.${parkName.latin}.example/`,
    DESIGN_CENTRE_URL: settings.designCentreUrl ?? `https://design.${parkName.latin}.example/`,
  };
  const isPublic = production && apiBaseUrl !== undefined;
  const shown = (address: string) => (address === "off" || (isPublic && isExample(address)) ? undefined : address);
  const { webConcurrency } = settings;
  return {
    production,
    parkStatements: settings.parkStatements ?? (apiBaseUrl ? "off" : "on"),
    webConcurrency: webConcurrency && Math.min(webConcurrency, workersMax),
    /** Some platforms set more by themselves: the start warns of it. */
    workersAskedFor: webConcurrency,
    siteUrl: new URL(siteUrl ?? `http://localhost:${port}`).origin,
    mediaOrigins: (mediaOrigins ?? (apiBaseUrl ? [apiBaseUrl] : [])).map((address) => new URL(address).origin),
    cabinetUrl: shown(links.CABINET_URL),
    designCentreUrl: shown(links.DESIGN_CENTRE_URL),
    /** Variables whose example address is left out: the start warns of them. */
    exampleLinks: Object.entries(links).flatMap(([name, at]) => (isPublic && isExample(at) ? [name] : [])),
    dataDir: dataDir ?? (production ? undefined : "./data"),
  };
}

function camel(name: string): string {
  return name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** An invalid environment. The message names each variable and the expected form, never the value. */
export class ConfigFault extends Error {
  override readonly name = "ConfigFault";
}

/** The names of set and unset variables; values may be secret. */
export function namesOfVariables(env: Record<string, string | undefined>): { set: string; unset: string } {
  const names = [...Object.keys(environment.shape), ...widgetVariables];
  const isSet = (name: string) => (env[name] ?? "") !== "";
  return { set: names.filter(isSet).join(","), unset: names.filter((name) => !isSet(name)).join(",") };
}

/** Parses the environment. Throws one `ConfigFault` that lists every fault. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(set);
  const ids = widgetEnvironment.safeParse(set);
  if (!parsed.success || !ids.success) {
    const issues = [...(parsed.error?.issues ?? []), ...(ids.error?.issues ?? [])];
    const faults = new Map(issues.map(({ path, message }) => [String(path[0]), message]));
    throw new ConfigFault([...faults].map(([name, message]) => `${name}: ${message}`).join("; "));
  }
  const values: Readonly<Record<string, unknown>> = parsed.data;
  // `Object.fromEntries` loses the names.
  const settings = Object.fromEntries(
    Object.keys(environment.shape).map((name) => [camel(name), values[name]]),
  ) as Settings;
  return { ...settings, ...derived(settings), widgets: widgetIds(ids.data) };
}

/** The part of the configuration that pages may know. */
export function siteOf(config: Config, model?: Model): Site {
  const { siteUrl, staging, cabinetUrl, designCentreUrl, bannerAfterSeconds, widgets } = config;
  const claims = config.parkStatements === "on" ? parkStatements : undefined;
  return {
    origin: siteUrl,
    staging,
    cabinetUrl,
    designCentreUrl,
    bannerAfterSeconds,
    verifications: { yandex: config.yandexVerification, google: config.googleVerification },
    widgets,
    claims,
    model: claims && model,
  };
}
