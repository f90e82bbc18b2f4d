import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ConfigFault, namesOfVariables, readConfig } from "../server/config.ts";

/** The error message for an environment. */
function faultOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigFault) return error.message;
    throw error;
  }
  return "";
}

describe("The environment", () => {
  const api = { API_BASE_URL: "https://api.example/v1/" };
  const live = { NODE_ENV: "production", API_BASE_URL: "https://api.park.ru" };
  const defaults = { port: 3000, siteUrl: "http://localhost:3000", apiBaseUrl: undefined, dataDir: "./data" };

  test.each<[what: string, env: Record<string, string>, config: object]>([
    ["may be empty: the stand-in API, ./data and port 3000", {}, defaults],
    ["counts an empty variable as unset", { PORT: "", API_BASE_URL: "", LOG_LEVEL: "" }, defaults],
    [
      "may ask for no freshness at all, for the shortest patience, and for no limit to speak of",
      { CONTENT_TTL_SECONDS: "0", API_TIMEOUT_MS: "50", RATE_LIMIT_REQUESTS: "1000000" },
      { contentTtlSeconds: 0, apiTimeoutMs: 50, rateLimitRequests: 1_000_000 },
    ],
    ["stores nothing on this machine in production", { NODE_ENV: "production" }, { dataDir: undefined }],
    ["stores in a configured place", { NODE_ENV: "production", DATA_DIR: "/kept" }, { dataDir: "/kept" }],
    ["takes pictures from the API's own origin", api, { mediaOrigins: ["https://api.example"] }],
    [
      "takes pictures from the origins that it names",
      { MEDIA_ORIGINS: "https://a.example https://b.example/x" },
      { mediaOrigins: ["https://a.example", "https://b.example"] },
    ],
    [
      "takes a Redis with a password, and a database by its number",
      { REDIS_URL: "rediss://user:se%25cret@host:6380/1" },
      { redisUrl: "rediss://user:se%25cret@host:6380/1" },
    ],
    ["makes this park's claims with the stand-in API", {}, { parkStatements: "on" }],
    ["makes none with an API, whose park may be another's", api, { parkStatements: "off" }],
    ["makes them with its API if it says so", { ...api, PARK_STATEMENTS: "on" }, { parkStatements: "on" }],
    ["makes none where it says so", { PARK_STATEMENTS: "off" }, { parkStatements: "off" }],
    [
      "starts 16 workers where a platform asks for more",
      { WEB_CONCURRENCY: "48" },
      { webConcurrency: 16, workersAskedFor: 48 },
    ],
    [
      "links to an example cabinet and design centre",
      api,
      {
        cabinetUrl: expect.stringMatching(/^https:\/\/cabinet\..*\.example\/$/),
        designCentreUrl: expect.stringMatching(/^https:\/\/design\..*\.example\/$/),
      },
    ],
    [
      "leaves example addresses out in production with an API, and names their variables",
      live,
      { cabinetUrl: undefined, exampleLinks: ["CABINET_URL", "DESIGN_CENTRE_URL"] },
    ],
    [
      "links as it says",
      { ...live, CABINET_URL: "https://lk.park.ru/", DESIGN_CENTRE_URL: "off" },
      { cabinetUrl: "https://lk.park.ru/", designCentreUrl: undefined, exampleLinks: [] },
    ],
    ["shows example addresses without an API", { NODE_ENV: "production" }, { exampleLinks: [] }],
  ])("%s", (_, env, config) => {
    expect(readConfig(env)).toMatchObject(config);
  });

  const broken: [string, string][] = [
    ["PORT", "eighty"],
    ["PORT", "-42"],
    ["HOST", "everywhere"],
    ["STAGING", "1st"],
    ["NODE_ENV", "staging"],
    ["LOG_LEVEL", "shouting"],
    ["SITE_URL", "https://park.example/deeper"],
    ["API_BASE_URL", "https://api.example/v1?key=1"],
    ["API_BASE_URL", "ftp://secret-host"],
    ["API_BASE_URL", "https://user:secret@api.example"],
    ["API_BASE_URL", "https://user@api.example"],
    ["MEDIA_ORIGINS", "https://good.example,https://other.example"],
    ["API_TIMEOUT_MS", "2.5"],
    ["DATABASE_URL", "mysql://user:secret@host/db"],
    ["DATABASE_URL", "postgres://user:secret%e9@host/db"],
    ["DATABASE_URL", "postgres://us%ff:secret@host/db"],
    ["REDIS_URL", "http://host"],
    ["REDIS_URL", "redis://user:secret%zz@host"],
    ["REDIS_URL", "redis://host/limits"],
    ["RATE_LIMIT_REQUESTS", "-77"],
    ["TRUST_PROXY_HOPS", "67"],
    ["DELIVERY_RETRY_SECONDS", "soon"],
    ["REQUEST_ERROR_NOTICE", "yes"],
    ["BANNER_AFTER_SECONDS", "soon"],
    ["PARK_STATEMENTS", "some"],
    ["CABINET_URL", "javascript:alert(1)"],
    ["YANDEX_VERIFICATION", '<meta name="x">'],
    ["METRIKA_ID", "1 or 1=1"],
  ];
  test.each(broken)("%s=%s is refused by name, without its value", (name, value) => {
    const fault = faultOf({ [name]: value });
    expect(fault).toContain(`${name}: expected`);
    expect(fault).not.toContain(value);
  });
  test("is no percent sign that the Postgres client reads as itself", () => {
    for (const password of ["50%", "50%off", "%zz", "a%40b%"]) {
      const address = `postgres://user:${password}@host/db`;
      expect(readConfig({ DATABASE_URL: address }).databaseUrl).toBe(address);
    }
  });
  test("causes one error that names all faults", () => {
    expect(faultOf({ PORT: "x", LOG_LEVEL: "y" })).toMatch(/PORT.*LOG_LEVEL|LOG_LEVEL.*PORT/);
  });
});

describe("The tables of variables for operators", () => {
  const section = /\n## Configuration\n(.*?)\n## /s.exec(readFileSync("server/OPERATING.md", "utf8"))?.[1] ?? "";
  const rows = [...section.matchAll(/^\| (`[^|]*) \| ([^|]*) \|/gm)].map(([, names = "", value = ""]) => ({
    names: [...names.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name ?? ""),
    value,
  }));
  const { unset } = namesOfVariables({});
  const camel = (name: string) => name.toLowerCase().replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

  test("names exactly the variables that the site reads", () => {
    expect(rows.flatMap(({ names }) => names).sort(), "the tables in server/OPERATING.md").toEqual(
      unset.split(",").sort(),
    );
  });
  test("states their defaults", () => {
    const config: Record<string, unknown> = readConfig({});
    for (const { names, value } of rows) {
      const defaults = names.map((name) => config[camel(name)]);
      if (defaults.every((fallback) => fallback === undefined)) expect(value, names.join()).toContain("unset");
      for (const fallback of defaults) {
        if (typeof fallback === "number" || typeof fallback === "boolean")
          expect(value, names.join()).toBe(String(fallback));
      }
    }
    expect(rows.find(({ names }) => names.includes("LOG_LEVEL"))?.value).toBe(`${config.nodeEnv}, ${config.logLevel}`);
  });
});

describe("An invalid environment", () => {
  /** Runs a program of the build to its end. */
  const run = (program: string, env: Record<string, string>) =>
    spawnSync(process.execPath, [`dist/server/${program}.js`], {
      env: { PATH: process.env.PATH ?? "", ...env },
      encoding: "utf8",
    });
  test("stops the built server before anything else, with exit code 1 and the variable's name", () => {
    const { status, stdout, stderr } = run("main", { PORT: "secret-port" });
    expect(status).toBe(1);
    // Its only line: nothing was opened or read before, so the two seconds of a stop are those of a program's load.
    expect(stdout.trim().split("\n")).toHaveLength(1);
    expect(stderr).toBe("");
    expect(stdout).toContain("PORT");
    expect(stdout).not.toContain("secret-port");
  });
  test("stops the release phase too", () => {
    const { status, stdout } = run("release", { DATABASE_URL: "nonsense" });
    expect(status).toBe(1);
    expect(stdout).toContain("DATABASE_URL");
  });
  test("a store that cannot be opened stops the server with the class of the fault and a hint", () => {
    const { status, stdout } = run("release", { DATABASE_URL: "postgres://anna:secret@127.0.0.1:9/x" });
    expect(status).toBe(1);
    const [line = ""] = stdout.trim().split("\n").slice(-1);
    expect(JSON.parse(line)).toMatchObject({ event: "release.refused", step: "store", faults: "ECONNREFUSED" });
    expect(line).toContain("check DATABASE_URL");
    expect(stdout).not.toContain("secret");
  });
});
