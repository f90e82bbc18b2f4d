import express, { Router } from "express";
import { rateLimit } from "express-rate-limit";
import type { Log } from "../log/log.ts";
import { quietLimit } from "./rate-limits.ts";

const reportBytesMax = 8 * 1024;
const windowMs = 60_000;
const reportsMax = 10;

/** The texts of a report of either format: of report-uri, or of the Reporting API, which sends a list. */
function textsOf(body: unknown) {
  const [first] = [body].flat();
  const report: Readonly<Record<string, unknown>> = Object(Object(first)["csp-report"] ?? Object(first).body);
  return (...names: string[]) => names.map((name) => report[name]).find((value) => typeof value === "string") ?? "";
}

const directives =
  /^(?:[a-z]{3,9}-src(?:-elem|-attr)?|form-action|base-uri|frame-ancestors|sandbox|(?:require-)?trusted-types(?:-for)?)$/;
const keywords = /^(?:inline|eval|self|data|blob|wasm-eval|trusted-types-(?:policy|sink))$/;

/** The log takes only the directive's name from a report: other texts may hold what a visitor typed. */
const directiveIn = (text: string) => {
  const [name = ""] = text.split(" ");
  return directives.test(name) ? name : "other";
};
/** Only the host of an address, or a keyword such as "inline". */
const blockedIn = (text: string) => {
  if (keywords.test(text)) return text;
  return /^(?:https?|wss?):/.test(text) && URL.canParse(text) ? new URL(text).host.slice(0, 100) : "other";
};

/** Accepts CSP violation reports. Logs the directive and the blocked host, nothing else. */
export function cspReports(log: Log): Router {
  const router = Router();
  const type = ["application/csp-report", "application/reports+json", "application/json"];
  router.post(
    "/csp",
    rateLimit({ ...quietLimit, windowMs, limit: reportsMax, standardHeaders: false }),
    express.json({ type, limit: reportBytesMax }),
    (req, res) => {
      const textOf = textsOf(req.body);
      const directive = textOf("effectiveDirective", "violated-directive");
      const blocked = textOf("blockedURL", "blocked-uri");
      log.event("csp.report", { directive: directiveIn(directive), blocked: blockedIn(blocked) }, "warn");
      res.status(204).end();
    },
  );
  return router;
}
