import { type LegalFile, LegalPage } from "../../../views/about/LegalPage.tsx";
import { legalPageData } from "../../../views/about/legal-page.jsonld.ts";
import type { LegalTextName } from "../../../views/park/park.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { href } from "../../../views/routes.ts";
import { HttpError } from "../../kit/http-error.ts";
import { definePage } from "../define-page.ts";

type LegalRoute = "agreement" | "advertisingConsent" | "privacy" | "laborProtection";
type Legal<Name extends LegalRoute> = {
  route: Name;
  text: LegalTextName;
  title: string;
  file?: LegalFile;
};

/** The page of a legal document. A broken document is a 503: its absence must not look like consent. */
export function legalPage<Name extends LegalRoute>({ route, text: name, title, file }: Legal<Name>) {
  return definePage({
    route,
    async load({ content }) {
      const { texts, contacts } = await content.park();
      const text = texts[name];
      if (!text) throw new HttpError(503, "The text is not available");
      return { text, contacts, file };
    },
    view: LegalPage,
    head({ text }, { site }) {
      const path = href<LegalRoute>(route, {});
      return {
        title,
        description: site.statements?.legal[name] ?? `${text.title}: документ на сайте ${parkName.genitive}.`,
        canonical: path,
        crumbs: [{ text: text.title }],
        structured: () => [legalPageData(text, site.origin + path, site.origin)],
      };
    },
  });
}
