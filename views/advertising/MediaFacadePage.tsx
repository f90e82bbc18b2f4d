import { hoursInSentence } from "../content/hours-in-words.ts";
import type { Department } from "../content/park.ts";
import { type MediaFacadeSolution, pricePerThousand } from "../content/surface.ts";
import { SurfaceElevation } from "../drawings/SurfaceElevation.tsx";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import type { CommonProps } from "../layout/define-page.ts";
import { surfaceOrderNote } from "../park/claims/texts.ts";
import { parkName } from "../park/park-name.ts";
import { withVat } from "../park/park-words.ts";
import { daysReason } from "../requests/reasons.ts";
import { plural, priceWords, rubles, sides, telLink } from "../ui/format.ts";
import { isBlank } from "../ui/html.ts";
import { PageHead, Part, Questions } from "../ui/PageParts.tsx";
import { Picture } from "../ui/Picture.tsx";
import { RichText } from "../ui/RichText.tsx";
import { FactsTable } from "../ui/Tables.tsx";

type Props = Pick<CommonProps, "buildings" | "claims"> & {
  solution: MediaFacadeSolution;
  department: Department | undefined;
};

/** A place for advertising: how it looks, what it costs, what it is, what a file must be. */
export function MediaFacadePage({ solution, buildings, department, claims }: Props) {
  const { id, name, short, description, image } = solution;
  return (
    <>
      <PageHead
        title={name}
        lead={short}
        action={
          <EnquiryLink form="advertisement" params={{ mediaFacadeSolutionId: id }}>
            Оставить заявку
          </EnquiryLink>
        }
      />
      <Part>
        <div className="surface-first">
          <SurfaceElevation surface={solution} buildings={buildings} sign={parkName.plain} />
          <section>
            <h2>{claims ? `Цена ${withVat(claims)}` : "Цена"}</h2>
            <Prices solution={solution} />
            {claims && <p>{surfaceOrderNote}</p>}
            {department && (
              <p>
                {department.name}: <a href={telLink(department.phone)}>{department.phone}</a>
                {department.hours && `, ${hoursInSentence(department.hours)}`}
              </p>
            )}
          </section>
        </div>
      </Part>
      {(image || !isBlank(description)) && (
        <Part>
          {image && (
            <figure className="figure surface-figure">
              <Picture image={image} place="framed" />
            </figure>
          )}
          <RichText html={description} />
        </Part>
      )}
      <Part>
        <Questions items={technicalOf(solution)} />
      </Part>
    </>
  );
}

function Prices({ solution }: { solution: MediaFacadeSolution }) {
  const { id, contactsPerDay, price, priceUnit, prices } = solution;
  const thousand = pricePerThousand(solution);
  const seen = contactsPerDay ? `Видят ${plural(contactsPerDay, "человек", "человека", "человек")} в день.` : "";
  return (
    <>
      <FactsTable
        rows={
          prices.length > 1
            ? prices.map((term) => ({
                name: plural(term.days, "день", "дня", "дней"),
                value: <PeriodPrice surface={id} days={term.days} price={term.price} />,
              }))
            : [{ name: priceUnit, value: priceWords(price) }]
        }
      />
      {(thousand !== undefined || seen) && (
        <p>{[thousand !== undefined && `${rubles(thousand)} за 1 000 зрителей.`, seen].filter(Boolean).join(" ")}</p>
      )}
    </>
  );
}

type PeriodProps = { surface: number; days: number; price: number };

/** The price of a period; its link opens the form that says so. */
const PeriodPrice = ({ surface, days, price }: PeriodProps) => (
  <span className="period">
    {rubles(price)}{" "}
    <EnquiryLink
      form="advertisement"
      params={{ mediaFacadeSolutionId: surface, about: daysReason(days) }}
      variant="text"
    >
      Узнать даты<span className="visually-hidden"> на {plural(days, "день", "дня", "дней")}</span>
    </EnquiryLink>
  </span>
);

function technicalOf({ width, height, placement, hours, facts, requirements }: MediaFacadeSolution) {
  const rows = [
    { name: "Размер", value: sides(width, height) },
    { name: "Место", value: placement },
    { name: "Работает", value: hours },
    ...facts,
  ];
  const file = (
    <ul>
      {requirements.map((requirement) => (
        <li key={requirement}>{requirement}</li>
      ))}
    </ul>
  );
  return [
    { question: "Размер, место, часы", answer: <FactsTable rows={rows} /> },
    ...(requirements.length > 0 ? [{ question: "Какой макет прислать", answer: file }] : []),
  ];
}
