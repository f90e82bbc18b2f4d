import helmet from "helmet";
import { configured, type Reach } from "../../views/widgets/all-widgets.ts";
import type { Config } from "../config.ts";

/**
 * `hstsSubdomains`: https is promised for all subdomains, too. `staging` keeps robots out of every answer.
 * `scriptHash`: "sha256-…" of the first script, for pages with widgets.
 */
export type SecurityOptions = Pick<Config, "siteUrl"> &
  Partial<Pick<Config, "hstsSubdomains" | "staging" | "widgets">> & { scriptHash?: string | undefined };

const hstsSeconds = 63_072_000;

/** All security headers as one record, computed once: every response has the same. */
export function securityHeaders(options: SecurityOptions): Readonly<Record<string, string>> {
  const { siteUrl, hstsSubdomains = false, staging = false, widgets = {}, scriptHash } = options;
  const secure = siteUrl.startsWith("https:");
  const vendors = configured(widgets, "script");
  /** A vendor's script runs in our pages: no Trusted Types, no cross-origin isolation. */
  const scripts = vendors.length > 0;
  const frames = configured(widgets, "frame").length > 0;
  if (scripts && scriptHash === undefined) throw new Error("Widgets need the hash of the script that loads them");
  const headers: Record<string, string> = {
    "Permissions-Policy":
      "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
    "Reporting-Endpoints": 'csp="/csp"',
    ...(staging && { "X-Robots-Tag": "noindex" }),
  };
  const reach = (kind: keyof Reach) => [...new Set(vendors.flatMap((vendor) => vendor.reach[kind] ?? []))];
  const unlessEmpty = (name: string, sources: readonly string[]) => (sources.length > 0 ? { [name]: sources } : {});
  const policy = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        // With widgets: our script by its hash, and the scripts it loads. A list of the vendors' hosts would allow
        // every script that those hosts serve. `https:` is the fallback for browsers without strict-dynamic; others
        // ignore it.
        scriptSrc: scripts ? [`'${scriptHash}'`, "'strict-dynamic'", "https:"] : ["'self'"],
        styleSrc: ["'self'", ...reach("style")],
        imgSrc: ["'self'", ...reach("img")],
        fontSrc: ["'self'", ...reach("font")],
        connectSrc: ["'self'", ...reach("connect")],
        ...unlessEmpty("frameSrc", [...(frames ? ["'self'"] : []), ...reach("frame")]),
        ...unlessEmpty("mediaSrc", reach("media")),
        ...unlessEmpty("workerSrc", reach("worker")),
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        // The vendors' scripts do not support Trusted Types.
        ...(scripts ? {} : { requireTrustedTypesFor: ["'script'"], trustedTypes: ["htmx"] }),
        reportUri: ["/csp"],
        reportTo: ["csp"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // COEP would block vendors' frames and much of what their scripts load.
    crossOriginEmbedderPolicy: scripts || frames ? false : { policy: "credentialless" },
    crossOriginOpenerPolicy: { policy: scripts ? "same-origin-allow-popups" : "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    // With the default, no-referrer, browsers send `Origin: null` with our own forms.
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: secure ? { maxAge: hstsSeconds, includeSubDomains: hstsSubdomains } : false,
    xFrameOptions: { action: "deny" },
    // For browsers that are no longer supported, and for Flash.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  // helmet sets headers on a response; this stub collects them.
  const collector = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    removeHeader: () => {},
  };
  Reflect.apply(policy, undefined, [{}, collector, () => {}]);
  return headers;
}
