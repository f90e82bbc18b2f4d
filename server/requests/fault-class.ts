/**
 * What may be said about a fault: its code ("23505", "ECONNREFUSED", "sqlite-13") or the name of its class. Never its message:
 * a database quotes the row that it refused.
 */
export function faultClass(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if ("errcode" in error && typeof error.errcode === "number") return `sqlite-${error.errcode & 0xff}`;
  if ("code" in error && typeof error.code === "string" && /^\w{2,40}$/.test(error.code)) return error.code;
  return error.name;
}
