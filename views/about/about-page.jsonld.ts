import type { StructuredData } from "../kit/structured-data.ts";
import { parkName } from "../park/park-name.ts";
import { href } from "../routes.ts";

/** The page about the park. `origin` without a slash. */
export function aboutPageMarkup(origin: string): StructuredData {
  return {
    "@type": "AboutPage",
    name: `О ${parkName.prepositional}`,
    url: origin + href("about", {}),
    inLanguage: "ru",
    mainEntity: { "@id": `${origin}/#organization` },
  };
}
