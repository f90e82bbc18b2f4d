import esbuild from "esbuild";

/** Bundles a program of the tests for production, with the views that it renders. */
export async function bundled(entry: string, outfile: string): Promise<void> {
  await esbuild.build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node24",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    external: ["sharp", "pg"],
    banner: {
      js: 'import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);',
    },
    logLevel: "error",
  });
}
