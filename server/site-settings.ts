import type { Assets } from "../views/layout/Document.tsx";
import type { Site } from "../views/layout/define-page.ts";
import { parkStatements } from "../views/park/claims/claims.ts";
import type { Model } from "../views/park/ModelFigure.tsx";
import type { Config } from "./config.ts";
import { securityHeaders } from "./http/security-headers.ts";

/** The part of the configuration that pages may know. */
export function siteOf(config: Config, model?: Model): Site {
  const { siteUrl, staging, cabinetUrl, designCentreUrl, bannerAfterSeconds, widgets } = config;
  const claims = config.parkStatements === "on" ? parkStatements : undefined;
  return {
    origin: siteUrl,
    staging,
    cabinetUrl,
    designCentreUrl,
    bannerAfterSeconds,
    verifications: { yandex: config.yandexVerification, google: config.googleVerification },
    widgets,
    claims,
    model: claims && model,
  };
}

/** The security headers of every response. */
export function siteHeaders({ siteUrl, hstsSubdomains, staging, widgets }: Config, { integrity }: Assets) {
  const secure = siteUrl.startsWith("https:");
  return securityHeaders({ secure, subDomains: hstsSubdomains, staging, widgets, scriptHash: integrity });
}
