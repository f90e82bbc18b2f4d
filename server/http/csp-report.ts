import express, { Router } from "express";
import { rateLimit } from "express-rate-limit";
import type { Log } from "../log/log.ts";
import { quietLimit } from "./posts.ts";

const reportBytesMax = 8 * 1024;
const windowMs = 60_000;
const reportsMax = 10;

const levelsMax = 3;

/** The value of `key` in a report of either format, report-uri or Reporting API. */
function field(report: unknown, key: string, levels = levelsMax): string {
  if (typeof report !== "object" || report === null || levels === 0) return "";
  if (Array.isArray(report)) return field(report[0], key, levels - 1);
  for (const [name, value] of Object.entries(report)) {
    if (name === key && typeof value === "string") return value;
    if (name === "csp-report" || name === "body") return field(value, key, levels - 1);
  }
  return "";
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
      const directive = field(req.body, "effectiveDirective") || field(req.body, "violated-directive");
      const blocked = field(req.body, "blockedURL") || field(req.body, "blocked-uri");
      log.event("csp.report", { directive: directiveIn(directive), blocked: blockedIn(blocked) }, "warn");
      res.status(204).end();
    },
  );
  return router;
}
