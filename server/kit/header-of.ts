import type { IncomingMessage } from "node:http";

/** One header by its lower-case name; Node joins repeated ones. */
export function headerOf({ headers }: Pick<IncomingMessage, "headers">, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(", ") : value;
}
