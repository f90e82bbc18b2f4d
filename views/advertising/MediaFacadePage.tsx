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
import { plural, priceWords, rubles, sides } from "../ui/format.ts";
import { isBlank } from "../ui/html.ts";
import { PageHead, Questions } from "../ui/PageParts.tsx";
import { PhoneNumber } from "../ui/PhoneNumber.tsx";
import { Picture } from "../ui/Picture.tsx";
import { RichText } from "../ui/RichText.tsx";
import { FactsTable, PriceSheet } from "../ui/Tables.tsx";

type Props = Pick<CommonProps, "buildings" | "claims"> & {
  solution: MediaFacadeSolution;
  department: Department | undefined;
};

/** A place for advertising: how it looks, what it costs, what it is, what a file must be. */
export function MediaFacadePage({ solution, buildings, department, claims }: Props) {
  const { id, name, short, description, image } = solution;
  const seen = seenInWords(solution);
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
      <div className="wrap beside surface">
        <SurfaceElevation surface={solution} buildings={buildings} sign={parkName.plain} />
        <PriceSheet title={claims ? `Цена ${withVat(claims)}` : "Цена"} rows={pricesOf(solution)}>
          {seen && <p>{seen}</p>}
          {claims && <p>{surfaceOrderNote}</p>}
          {department && (
            <p>
              {department.name}: <PhoneNumber phone={department.phone} />
              {department.hours && `, ${hoursInSentence(department.hours)}`}
            </p>
          )}
        </PriceSheet>
        <div>
          {image && (
            <figure className="figure">
              <Picture image={image} place="framed" />
            </figure>
          )}
          {!isBlank(description) && <RichText html={description} />}
          <Questions items={technicalOf(solution)} />
        </div>
      </div>
    </>
  );
}

/** The price of each period, or the only one. */
function pricesOf({ id, price, priceUnit, prices }: MediaFacadeSolution) {
  if (prices.length === 0) return [{ name: priceUnit, value: priceWords(price) }];
  return prices.map((term) => ({
    name: plural(term.days, "день", "дня", "дней"),
    value: <PeriodPrice surface={id} days={term.days} price={term.price} />,
  }));
}

/** What a thousand spectators cost, and how many see it, as far as it is known. */
function seenInWords(solution: MediaFacadeSolution): string {
  const { contactsPerDay } = solution;
  const thousand = pricePerThousand(solution);
  const cost = thousand === undefined ? "" : `${rubles(thousand)} за 1 000 зрителей. `;
  const seen = contactsPerDay ? `Видят ${plural(contactsPerDay, "человек", "человека", "человек")} в день.` : "";
  return `${cost}${seen}`;
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
