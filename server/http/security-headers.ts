import helmet from "helmet";
import type { WidgetIds } from "../../views/widgets/all-widgets.ts";
import { widgetPolicy } from "./widget-policy.ts";

/**
 * What the headers depend on. `secure`: the site is on https;
 * `scriptHash`: the hash of the script that every page loads, "sha256-…", for pages with widgets.
 */
export type SecurityOptions = {
  secure: boolean;
  widgets?: WidgetIds;
  scriptHash?: string | undefined;
};

const hstsSeconds = 63_072_000;

/** The headers of helmet and of our own as one record, the same on every answer: they are computed once. */
export function securityHeaders(options: SecurityOptions): Readonly<Record<string, string>> {
  const { secure, widgets = {}, scriptHash } = options;
  const { any, scripts, reach } = widgetPolicy(widgets);
  if (scripts && scriptHash === undefined) throw new Error("Widgets need the hash of the script that loads them");
  const headers: Record<string, string> = {
    "Permissions-Policy":
      "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
    "Reporting-Endpoints": 'csp="/csp"',
  };
  const some = (name: string, sources: readonly string[]) => (sources.length > 0 ? { [name]: sources } : {});
  const policy = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        // With widgets: our own script by its hash, and what it loads. A list of the vendors' hosts would be a hole, for they serve
        // everybody's scripts; `https:` is for browsers that do not know strict-dynamic, which turns it off in all others.
        scriptSrc: scripts ? [`'${scriptHash}'`, "'strict-dynamic'", "https:"] : ["'self'"],
        styleSrc: ["'self'", ...reach.style],
        imgSrc: ["'self'", ...reach.img],
        fontSrc: ["'self'", ...reach.font],
        connectSrc: ["'self'", ...reach.connect],
        ...some("frameSrc", reach.frame),
        ...some("mediaSrc", reach.media),
        ...some("workerSrc", reach.worker),
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        // The vendors' scripts know nothing of Trusted Types.
        ...(scripts ? {} : { requireTrustedTypesFor: ["'script'"], trustedTypes: ["htmx"] }),
        reportUri: ["/csp"],
        reportTo: ["csp"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // A frame with a vendor's content, and much of what vendors load, would be shut out.
    crossOriginEmbedderPolicy: any ? false : { policy: "credentialless" },
    crossOriginOpenerPolicy: { policy: scripts ? "same-origin-allow-popups" : "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    // The default, no-referrer, makes browsers send `Origin: null` with our own forms.
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: secure ? { maxAge: hstsSeconds, includeSubDomains: true } : false,
    xFrameOptions: { action: "deny" },
  });
  // helmet only sets headers on the answer that it is given, so a stand-in collects them.
  const collector = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    removeHeader: () => {},
  };
  Reflect.apply(policy, undefined, [{}, collector, () => {}]);
  return headers;
}
