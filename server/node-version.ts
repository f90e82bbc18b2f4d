/** The first Node that runs the site whole; `engines` in package.json says the same. */
export const firstNode = "24.12.0";

/** What to say to a Node that is too old, else undefined. `version` is without the «v». */
export function nodeFault(version = process.versions.node): string | undefined {
  const older = version.localeCompare(firstNode, "en", { numeric: true }) < 0;
  return older
    ? `This is Node ${version}; the site needs ${firstNode} or later. Start it with npm, which brings its own.`
    : undefined;
}

/** Ends a program that cannot run, with 1, before it does half of its work. */
export function endOnOldNode(): void {
  const fault = nodeFault();
  if (fault === undefined) return;
  process.stderr.write(`${fault}\n`);
  process.exit(1);
}
