import express, { Router } from "express";
import * as z from "zod";
import type { Log } from "../log/log.ts";
import { createLimit } from "./rate-limits.ts";

const reportBytesMax = 8 * 1024;
const windowMs = 60_000;
const reportsMax = 10;

const fields = z.record(z.string(), z.unknown());
const ofReportUri = z.object({ "csp-report": fields }).transform((sent) => sent["csp-report"]);
/** The Reporting API sends a list; its further reports are dropped. */
const ofReportingApi = z.tuple([z.object({ body: fields })], z.unknown()).transform(([first]) => first.body);
const anyReport = z.union([ofReportUri, ofReportingApi]).catch({});

/** The first of some fields that is a text: the two formats name them differently. */
function textIn(report: Readonly<Record<string, unknown>>, ...names: string[]): string {
  const texts = names.map((name) => report[name]).filter((value) => typeof value === "string");
  return texts[0] ?? "";
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
    createLimit({ windowMs, limit: reportsMax, standardHeaders: false }),
    express.json({ type, limit: reportBytesMax }),
    (req, res) => {
      const report = anyReport.parse(req.body);
      const directive = textIn(report, "effectiveDirective", "violated-directive");
      const blocked = textIn(report, "blockedURL", "blocked-uri");
      log.event("csp.report", { directive: directiveIn(directive), blocked: blockedIn(blocked) }, "warn");
      res.status(204).end();
    },
  );
  return router;
}
