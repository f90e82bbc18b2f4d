import { defineConfig } from "vitest/config";

const root = new URL("..", import.meta.url).pathname;

/** Tests without a browser: the real app in process, the stand-in API over HTTP, a real store on disk. */
export default defineConfig({
  root,
  oxc: { jsx: { runtime: "automatic", development: false } },
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    // React is seven times slower without it, and this is what visitors get.
    env: { NODE_ENV: "production" },
    testTimeout: 20_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
    // CI's machines are shared: a test that waits for a moment gets a second one there, as in the browser's configuration.
    retry: process.env.CI ? 1 : 0,
  },
});
