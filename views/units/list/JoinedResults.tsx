import type { Together } from "../../content/joins.ts";
import { roomFor } from "../../content/seating.ts";
import { kindName } from "../../content/unit-words.ts";
import { FilterLink } from "../../filters/FilterLink.tsx";
import { number, plural, range, squareMetres, telLink } from "../../kit/format.ts";
import { onceFor } from "../../kit/once-for.ts";
import { areaOf } from "../criteria/area.ts";
import { boundsInWords } from "../criteria/list-choices.ts";
import { JoinedRow } from "../ledger/JoinedRow.tsx";
import { PlainGroup } from "../ledger/Ledger.tsx";
import { roomEach } from "../ledger/ledger-words.ts";
import type { RowLook } from "../ledger/row-look.ts";
import { UnitRow } from "../ledger/UnitRow.tsx";
import { offerHref, rentHref } from "../unit-links.ts";
import type { RentResults } from "./rent-results.ts";

type Props = Pick<RentResults, "category" | "chosen" | "joined" | "look" | "total" | "contacts" | "stock">;

/** Up to so many offers stand below a list that asked for none of them; more are one line. */
const rowsMax = 3;

const oneOf = { office: "Одного офиса", warehouse: "Одного склада", trade_area: "Одного помещения" };

const variants = (offers: readonly Together[]) => {
  const squares = offers.map(({ square }) => square);
  return `${plural(offers.length, "вариант", "варианта", "вариантов")} на ${range(Math.min(...squares), Math.max(...squares))} м²`;
};

/** Units that share a wall, together: below the list, or instead of it where no single unit is that large. */
export function JoinedResults(props: Props) {
  const { joined, look, total, chosen, category } = props;
  const { fitting } = joined;
  if (total === 0) return <InsteadOfOne {...props} />;
  if (fitting.length === 0) return null;
  const { squareFrom, squareTo } = areaOf(chosen);
  const hasArea = squareFrom !== undefined || squareTo !== undefined;
  if (!hasArea && fitting.length > rowsMax) return <ManyJoined {...props} />;
  return (
    <Offers title={`Соседние ${kindName[category.id]} вместе`} about={variants(fitting)} offers={fitting} look={look} />
  );
}

type OffersProps = { title: string; about: string; offers: readonly Together[]; look: RowLook };

function Offers({ title, about, offers, look }: OffersProps) {
  if (offers.length === 0) return null;
  return (
    <PlainGroup title={title} about={about} look={look}>
      {offers.map((offer) => (
        <JoinedRow key={offer.units.map(({ id }) => id).join()} offer={offer} look={look} />
      ))}
    </PlainGroup>
  );
}

const largestOf = onceFor((stock: Props["stock"]) => Math.max(0, ...stock.map(({ square }) => square)));

function ManyJoined({ category, chosen, joined, stock, look }: Props) {
  const largest = largestOf(stock);
  const [smallest] = joined.fitting;
  if (!smallest) return null;
  const { page, limit, ...others } = chosen;
  return (
    <p className="more-joined no-print">
      <FilterLink href={rentHref(category, { ...others, squareFrom: Math.ceil(largest) })}>
        {`Нужно больше ${squareMetres(largest)}?`}
      </FilterLink>{" "}
      {`Соседние свободные ${kindName[category.id]} можно снять вместе: ${variants(joined.fitting)}, `}
      <a
        href={offerHref(
          smallest.units.map(({ id }) => id).sort((a, b) => a - b),
          look.people,
        )}
      >
        {`например, ${smallest.units.map(({ number: name }) => name).join(" + ")}`}
      </a>
      .
    </p>
  );
}

function InsteadOfOne({ category, chosen, joined, look, contacts, stock }: Props) {
  const { squareFrom, squareTo } = areaOf(chosen);
  const largest = largestOf(stock);
  const department = contacts.departments.find(({ role }) => role === "rent");
  const { people } = look;
  const each = people ? `: ${roomEach(largest, people)}, ${roomFor(largest / people)}` : "";
  return (
    <>
      <p className="say-none">
        <b>{`${oneOf[category.id]} ${squareTo === undefined ? "" : "на "}${boundsInWords(squareFrom, squareTo, "м²") ?? ""} нет:`}</b>{" "}
        {`самый большой — ${squareMetres(largest)}. Соседние свободные ${kindName[category.id]} можно снять вместе.`}
        {department && (
          <>
            {" "}
            О проёме в общей стене спросите отдел аренды: <a href={telLink(department.phone)}>{department.phone}</a>.
          </>
        )}
      </p>
      <Offers
        title="Соседние вместе"
        about={joined.fitting.length > 0 ? variants(joined.fitting) : ""}
        offers={joined.fitting}
        look={look}
      />
      <Offers title="Почти подходят" about="чуть больше или меньше" offers={joined.close} look={look} />
      {joined.largest.length > 0 && (
        <PlainGroup title="По одному" about={`до ${number(largest)} м²${each}`} look={look}>
          {joined.largest.map((unit) => (
            <UnitRow key={unit.id} unit={unit} look={look} />
          ))}
        </PlainGroup>
      )}
    </>
  );
}
