import type { Contacts } from "../content/park.ts";
import type { Vacancy } from "../content/vacancy.ts";
import type { StructuredData } from "../kit/structured-data.ts";
import { href } from "../routes.ts";
import { postalAddress } from "../visit/place.jsonld.ts";

/** There is no `validThrough`: upstream lists open positions only and tells no end. `origin` without a slash. */
export function jobPosting(vacancy: Vacancy, contacts: Contacts, origin: string): StructuredData {
  const { id, title, short, duties, requirements, conditions, publishedAt, salary, schedule, experience } = vacancy;
  return {
    "@type": "JobPosting",
    title,
    description: [
      short,
      listed("Обязанности", duties),
      listed("Требования", requirements),
      listed("Условия", conditions),
    ].join(" "),
    datePosted: publishedAt,
    workHours: schedule,
    experienceRequirements: experience,
    url: origin + href("vacancy", { id }),
    directApply: true,
    hiringOrganization: { "@id": `${origin}/#organization` },
    jobLocation: { "@type": "Place", address: postalAddress(contacts) },
    ...(salary && (salary.from !== undefined || salary.to !== undefined)
      ? {
          baseSalary: {
            "@type": "MonetaryAmount",
            currency: "RUB",
            value: {
              "@type": "QuantitativeValue",
              unitText: "MONTH",
              ...(salary.from !== undefined ? { minValue: salary.from } : {}),
              ...(salary.to !== undefined ? { maxValue: salary.to } : {}),
            },
          },
        }
      : {}),
  };
}

function listed(title: string, items: readonly string[]): string {
  return items.length > 0 ? `${title}: ${items.join("; ")}.` : "";
}
