/** Ends a command quietly when what reads its output has read enough: `… | head -1`. */
export function endOnClosedPipe(): void {
  process.stdout.on("error", (fault: NodeJS.ErrnoException) => {
    if (fault.code === "EPIPE") process.exit(0);
    throw fault;
  });
}
