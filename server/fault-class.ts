/** How Redis begins the text of an error: "WRONGPASS invalid username-password pair". */
const redisCode = /^([A-Z]{2,20}) /;

/**
 * What may be said about a fault: its code ("23505", "ECONNREFUSED", "sqlite-13", "WRONGPASS") or the name of its
 * class. Never its message: a database quotes the row that it refused.
 */
export function faultClass(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if ("errcode" in error && typeof error.errcode === "number") return `sqlite-${error.errcode & 0xff}`;
  if ("code" in error && typeof error.code === "string" && /^\w{2,40}$/.test(error.code)) return error.code;
  const { name } = error.constructor;
  if (name === "SimpleError" || name === "ErrorReply") return redisCode.exec(error.message)?.[1] ?? name;
  return error.name === "Error" ? name : error.name;
}
