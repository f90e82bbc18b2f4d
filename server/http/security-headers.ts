import helmet from "helmet";

/** What the headers depend on. `mediaOrigins`: where pictures of the content may come from; `secure`: the site is on https. */
export type SecurityOptions = { mediaOrigins: readonly string[]; secure: boolean };

const hstsSeconds = 63_072_000;

/** The headers of helmet and of our own as one record, the same on every answer: they are computed once. */
export function securityHeaders({ mediaOrigins, secure }: SecurityOptions): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {
    "Permissions-Policy":
      "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
    "Reporting-Endpoints": 'csp="/csp"',
  };
  const policy = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", ...mediaOrigins],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["htmx"],
        reportUri: ["/csp"],
        reportTo: ["csp"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginEmbedderPolicy: { policy: "credentialless" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
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
