import type { Unit } from "../../content/unit.ts";
import { unitTitle } from "../../content/unit-words.ts";
import type { StructuredData } from "../../kit/structured-data.ts";

/** An offer: ₽ a month for the whole and for a m² (MTK), VAT included. `url` is the page's absolute address. */
export function realEstateListing(unit: Unit, url: string): StructuredData {
  const { square, price, rate, updatedAt, availableFrom, floor, number } = unit;
  const monthly = {
    "@type": "UnitPriceSpecification",
    priceCurrency: "RUB",
    valueAddedTaxIncluded: true,
    unitCode: "MON",
  };
  return {
    "@type": "RealEstateListing",
    "@id": `${url}#listing`,
    url,
    name: unitTitle(unit),
    inLanguage: "ru",
    ...(updatedAt && { dateModified: updatedAt }),
    mainEntity: {
      "@type": "Accommodation",
      name: unitTitle(unit),
      identifier: number,
      floorLevel: String(floor.number),
      floorSize: { "@type": "QuantitativeValue", value: square, unitCode: "MTK" },
    },
    offers: {
      "@type": "Offer",
      url,
      businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
      availability: unit.status === "free" ? "https://schema.org/InStock" : "https://schema.org/PreOrder",
      ...(availableFrom && { availabilityStarts: availableFrom }),
      ...(price > 0 && {
        price,
        priceCurrency: "RUB",
        priceSpecification: [
          { ...monthly, price },
          { ...monthly, price: rate, referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: "MTK" } },
        ],
      }),
    },
  };
}
