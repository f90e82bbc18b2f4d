/** `PROOFS=whole`: the full samples, which take an hour. */
export const wholeProofs = process.env.PROOFS === "whole";

/** `PROOFS=pages`, as CI sets it: every page, state, window, engine and moment, and the largest park. Else a sample. */
export const allPages = wholeProofs || process.env.PROOFS === "pages";

/** Writes one row of the Markdown table: the promise, and its figures with the targets in brackets. */
export const row = (name: string, figures: string) => void process.stdout.write(`| ${name} | ${figures} |\n`);

/** Writes a detail to standard error, so that standard output stays a table. */
export const note = (text: string) => void process.stderr.write(`${text}\n`);

/** The quantile of the times; NaN without times. `share` is 0 to 1. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (times: readonly number[]): number => quantile(times, 0.5);

/**
 * Runs the named proofs in sequence, or all. Each prints its row and resolves with whether its promise held. The exit
 * code is 1 for a broken promise, 2 for an unknown name.
 */
export async function runProofs(proofs: Readonly<Record<string, () => Promise<boolean>>>): Promise<void> {
  // Runs the exit handlers, which stop child processes.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  const wanted = process.argv.slice(2);
  const chosen = wanted.length > 0 ? wanted : Object.keys(proofs);
  for (const name of chosen) {
    const proof = proofs[name];
    if (!proof) {
      note(`${name}: there is no such proof; there are ${Object.keys(proofs).join(", ")}`);
      process.exitCode = 2;
    } else if (!(await proof())) {
      row(name, "**BROKEN**");
      process.exitCode = 1;
    }
  }
}
