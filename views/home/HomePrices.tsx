import type { Banner } from "../content/park.ts";
import { unitsInWords } from "../content/unit-words.ts";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import { number, plural, range, rubles, squareMetres } from "../kit/format.ts";
import { BannerLines } from "../layout/BannerLines.tsx";
import type { ParkClaims } from "../park/claims/claims.ts";
import { PriceNote } from "../units/list/UnitResults.tsx";
import { rentHref } from "../units/unit-links.ts";
import { HomeBand } from "./HomeBand.tsx";
import { buildingsOfRow, type Stock, type StockJoined, type StockRow } from "./stock.ts";

type Props = {
  stock: readonly Stock[];
  banners: readonly Banner[];
  checkedAt: string | undefined;
  claims: ParkClaims | undefined;
};

/** Prices by category and size class; each row links to a list. Below them the park's announcements. */
export function HomePrices({ stock, banners, checkedAt, claims }: Props) {
  return (
    <HomeBand title={stock.length > 0 ? "Цены" : undefined}>
      {stock.length > 0 ? (
        <>
          <p className="prices-note">
            <PriceNote checkedAt={checkedAt} claims={claims} />
          </p>
          <div className="prices">
            {stock.map((item) => (
              <Kind key={item.category.id} {...item} />
            ))}
          </div>
        </>
      ) : (
        <div className="prices-ask">
          <p>Расскажите, сколько вас и что нужно: подберём помещение и предупредим, когда освободится.</p>
          <EnquiryLink form="callback" variant="outline">
            Написать нам
          </EnquiryLink>
        </div>
      )}
      <BannerLines banners={banners} />
    </HomeBand>
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

function Row({ row: { text, priceMin, rates, buildings }, units }: { row: StockRow; units: string }) {
  return (
    <>
      <b>{text}</b> <span>{units}</span> <Rent price={priceMin} /> <small>{buildingsOfRow(buildings)}</small>{" "}
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
