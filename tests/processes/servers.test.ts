import { expect, test } from "vitest";
import { postgresAvailable } from "../support/servers/postgres.ts";
import { redisAvailable } from "../support/servers/redis.ts";

// Elsewhere the tests of both are skipped with a line.
test.runIf(process.env.SERVERS === "required")("Postgres and Redis are there for their tests", () => {
  expect({ postgres: postgresAvailable(), redis: redisAvailable() }).toEqual({ postgres: true, redis: true });
});
