/** The first stack frame of an error, without the message: a message may quote what a visitor typed. */
export function placeOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const frame = stack.split("\n").find((line) => line.startsWith("    at "));
  return frame?.trim().slice(0, 200) ?? "";
}
