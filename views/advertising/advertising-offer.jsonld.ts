import type { MediaFacadeSolution } from "../content/surface.ts";
import type { StructuredData } from "../kit/structured-data.ts";
import { href } from "../routes.ts";

/** A place for advertising as a service with its price. `hasVat`: it includes VAT. `origin` without a slash. */
export function advertisingOffer(solution: MediaFacadeSolution, origin: string, hasVat: boolean): StructuredData {
  const { id, name, short, price, priceUnit } = solution;
  const url = origin + href("mediaFacade", { id });
  return {
    "@type": "Service",
    name,
    description: short,
    serviceType: "Размещение рекламы",
    url,
    provider: { "@id": `${origin}/#organization` },
    ...(price > 0 && {
      offers: {
        "@type": "Offer",
        url,
        price,
        priceCurrency: "RUB",
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price,
          priceCurrency: "RUB",
          unitText: priceUnit,
          ...(hasVat && { valueAddedTaxIncluded: true }),
        },
      },
    }),
  };
}
