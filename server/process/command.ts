/** The minimum Node version; the same as `engines` in package.json. */
export const firstNode = "24.12.0";

/** 24.12.0 → 24012000. `localeCompare` would load the collator: some 8 ms of the start. */
const rank = (version: string) => version.split(".").reduce((sum, part) => sum * 1000 + Number.parseInt(part, 10), 0);

/** The message for an unsupported Node, else undefined. `version` is without the «v». */
export function nodeFault(version = process.versions.node): string | undefined {
  const older = rank(version) < rank(firstNode);
  return older
    ? `This is Node ${version}; the site needs ${firstNode} or later. Start it with npm, which finds or brings one.`
    : undefined;
}

/** Exits with 1 on an unsupported Node, before any work. */
export function endOnOldNode(): void {
  const fault = nodeFault();
  if (fault === undefined) return;
  process.stderr.write(`${fault}\n`);
  process.exit(1);
}

/** Ends a command quietly when what reads its output has read enough: `… | head -1`. */
export function endOnClosedPipe(): void {
  process.stdout.on("error", (fault: NodeJS.ErrnoException) => {
    if (fault.code === "EPIPE") process.exit(0);
    throw fault;
  });
}
