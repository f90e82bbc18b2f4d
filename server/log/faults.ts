/** The code at the start of Redis errors: "WRONGPASS invalid username-password pair". */
const redisCode = /^([A-Z]{2,20}) /;

/** What pg says of its limits of connecting and of a query, without a code. */
const pgTimeouts = new Set([
  "timeout exceeded when trying to connect",
  "Connection terminated due to connection timeout",
  "Query read timeout",
]);

/**
 * A fault's code ("23505", "ECONNREFUSED", "sqlite-13", "WRONGPASS", node-fetch's "max-size") or class name, for logs.
 * A time limit is "timeout", whoever set it.
 * Never its message: databases quote the row that they rejected.
 */
export function faultClass(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error.name === "AbortError" || error.name === "TimeoutError" || pgTimeouts.has(error.message)) return "timeout";
  if ("errcode" in error && typeof error.errcode === "number") return `sqlite-${error.errcode & 0xff}`;
  if ("code" in error && typeof error.code === "string" && /^\w{2,40}$/.test(error.code)) return error.code;
  if (error.name === "FetchError" && "type" in error && error.type !== "system") return String(error.type);
  const { name } = error.constructor;
  if (name === "SimpleError" || name === "ErrorReply") return redisCode.exec(error.message)?.[1] ?? name;
  return error.name === "Error" ? name : error.name;
}

const placeLettersMax = 200;

/**
 * The first stack frame of an error, without the message: a message may quote what a visitor typed, also in a line that
 * looks like a frame.
 */
export function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const stack = error.stack ?? "";
  const messageAt = error.message === "" ? -1 : stack.indexOf(error.message);
  const frames = messageAt < 0 ? stack : stack.slice(messageAt + error.message.length);
  const frame = frames.split("\n").find((line) => line.startsWith("    at "));
  return frame?.trim().slice(0, placeLettersMax) ?? "";
}

/** Classes whose messages are sentences of the site or of V8. Others, such as SyntaxError, quote what they read. */
const plainClasses = new Set([
  "Error",
  "TypeError",
  "ReferenceError",
  "RangeError",
  "HttpError",
  "NotKnown",
  "Busy",
  "ImageFault",
]);
const messageLettersMax = 200;

/**
 * An error's own message for the log: English words without what they quote. V8 and libraries put names and values in
 * quotes; figures and letters of other alphabets may be an API's or a visitor's.
 */
export function ownMessage(error: unknown): string {
  if (!(error instanceof Error) || !plainClasses.has(error.name)) return "";
  const [line = ""] = error.message.split("\n", 1);
  return line
    .replace(/'[^']*'|"[^"]*"|`[^`]*`|«[^»]*»/g, "…")
    .replace(/[^\s]*[^ -~…][^\s]*/g, "…")
    .replace(/[^\s]*\d{2,}[^\s]*/g, "…")
    .slice(0, messageLettersMax);
}

/** An error with an HTTP `status`. `message` is English and may be shown. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The 404 with the specification's message. */
export const notFound = () => new HttpError(404, "This page could not be found");
