import type { MediaFacadeSolution } from "../content/surface.ts";
import { pricePerThousand, solutionSize, surfaceWords } from "../content/surface-words.ts";
import { box, r1 } from "../drawings/path.ts";
import { DataTable } from "../kit/DataTable.tsx";
import { number, priceWords, rubles } from "../kit/format.ts";
import { surfacesNote } from "../park/claims/advertising-words.ts";
import type { ParkClaims } from "../park/claims/claims.ts";
import { href } from "../routes.ts";

type Props = { solutions: MediaFacadeSolution[]; claims?: ParkClaims | undefined };

/** All surfaces in one scale beside a person, with their prices and the price of 1000 contacts, to compare. */
export function SolutionsTable({ solutions, claims }: Props) {
  return (
    <div className="stack surfaces">
      <DataTable
        caption="Сравнение рекламных поверхностей"
        captionHidden
        columns={[
          { title: "Поверхность" },
          { title: "В одном масштабе", className: "at-scale" },
          { title: "Размер", className: "at-size" },
          { title: "Контактов в день", numeric: true, className: "at-contacts" },
          { title: "За 1000 контактов", numeric: true, className: "at-thousand" },
          { title: claims ? "Цена с НДС 22 %" : "Цена", numeric: true, className: "at-price" },
        ]}
        rows={solutions.map(row)}
      />
      <p className="muted small">
        Медная чёрточка рядом с поверхностью — человек.
        {solutions.some(pricePerThousand) && " За 1000 контактов — цена срока, делённая на контакты за этот срок."}
        {claims && ` ${surfacesNote}`}
      </p>
    </div>
  );
}

function row(solution: MediaFacadeSolution) {
  const { id, name, placement, contactsPerDay, price, priceUnit } = solution;
  const thousand = pricePerThousand(solution);
  const words = surfaceWords(solution);
  return [
    <span key="name">
      <a href={href("mediaFacade", { id })}>{name}</a>
      {placement && <small className="muted">{placement}</small>}
    </span>,
    <ToScale key="scale" {...solution} />,
    <span key="size" className="nowrap">
      {solutionSize(solution)}
      {words && <small className="muted">{words}</small>}
    </span>,
    contactsPerDay === undefined ? undefined : (
      <Labelled key="contacts" value={number(contactsPerDay)} label="контактов в день" />
    ),
    thousand === undefined ? undefined : <Labelled key="thousand" value={rubles(thousand)} label="за 1000 контактов" />,
    <span key="price" className="nowrap">
      <strong>{priceWords(price)}</strong>
      <small className="muted">{priceUnit}</small>
    </span>,
  ];
}

/** A figure with its column's title, which a phone shows instead of the head. */
const Labelled = ({ value, label }: { value: string; label: string }) => (
  <>
    {value}
    <small className="phone-label muted">{label}</small>
  </>
);

const [unitsAMetre, personMetres] = [5, 1.75];

function ToScale({ width, height }: MediaFacadeSolution) {
  const [w, h] = [r1(width * unitsAMetre), r1(height * unitsAMetre)];
  const person = personMetres * unitsAMetre;
  const tall = Math.max(h, person);
  return (
    <svg className="to-scale" viewBox={`0 0 ${w + 6} ${tall}`} width={w + 6} height={tall} aria-hidden="true">
      <path className="solid" d={box(0, tall - h, w, h)} />
      <path className="person" d={box(w + 3, tall - person, 2, person)} />
    </svg>
  );
}
