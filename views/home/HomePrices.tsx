import { number, plural, range, rubles, squareMetres } from "../kit/format.ts";
import { Section } from "../kit/Section.tsx";
import type { Banner } from "../park/park.ts";
import type { ParkStatements } from "../park/statements/statements.ts";
import { RequestLink } from "../requests/RequestLink.tsx";
import { PriceNote } from "../units/list/PavilionResults.tsx";
import { rentHref } from "../units/pavilion-links.ts";
import { unitsInWords } from "../units/pavilion-words.ts";
import { BannerLines } from "./BannerLines.tsx";
import { bodiesOfRow, type Stock, type StockJoined, type StockRow } from "./stock.ts";

type Props = {
  stock: readonly Stock[];
  banners: readonly Banner[];
  checkedAt: string | undefined;
  statements: ParkStatements | undefined;
};

/** Prices by category and size class; each row links to a list. Below them the park's announcements. */
export function HomePrices({ stock, banners, checkedAt, statements }: Props) {
  return (
    <Section title={stock.length > 0 ? "Цены" : undefined}>
      {stock.length > 0 ? (
        <>
          <p className="prices-note">
            <PriceNote checkedAt={checkedAt} statements={statements} />
          </p>
          <div className="prices">
            {stock.map((one) => (
              <Kind key={one.category.id} {...one} />
            ))}
          </div>
        </>
      ) : (
        <div className="prices-ask">
          <p>Расскажите, сколько вас и что нужно: подберём помещение и предупредим, когда освободится.</p>
          <RequestLink form="callback" variant="outline">
            Написать нам
          </RequestLink>
        </div>
      )}
      <BannerLines banners={banners} />
    </Section>
  );
}

function Kind({ category, count, rows, joined }: Stock) {
  return (
    <div>
      <h3>
        <a href={rentHref(category, {})}>{category.name}</a> <span>{number(count)}</span>
      </h3>
      <ul>
        {rows.map((row) => (
          <li key={row.size}>
            <a href={rentHref(category, { squareSize: row.size })}>
              <Row row={row} units={unitsInWords(row.count, category.id)} />
            </a>
          </li>
        ))}
        {joined && (
          <li>
            <a href={rentHref(category, { squareFrom: joined.squareFrom })}>
              <Joined {...joined} />
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}

function Row({ row: { text, priceMin, rates, bodies }, units }: { row: StockRow; units: string }) {
  return (
    <>
      <b>{text}</b> <span>{units}</span> <Rent price={priceMin} /> <small>{bodiesOfRow(bodies)}</small>{" "}
      <small className="prices-rent">{rates && `${range(rates.min, rates.max)} ₽/м²`}</small>
    </>
  );
}

function Joined({ squareMax, count, priceMin }: StockJoined) {
  return (
    <>
      <b>{`до ${squareMetres(squareMax)}`}</b> <span>{plural(count, "вариант", "варианта", "вариантов")}</span>{" "}
      <Rent price={priceMin} /> <small>соседние вместе</small>
    </>
  );
}

function Rent({ price }: { price: number }) {
  return (
    <b className="prices-rent">
      {price > 0 ? (
        <>
          <i>от</i>
          {` ${rubles(price)}`}
        </>
      ) : (
        "по запросу"
      )}
    </b>
  );
}
