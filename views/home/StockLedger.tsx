import { number, plural, range, rubles } from "../kit/format.ts";
import type { ParkStatements } from "../park/statements/statements.ts";
import { RequestLink } from "../requests/RequestLink.tsx";
import { PriceNote } from "../units/list/PavilionResults.tsx";
import { rentHref } from "../units/pavilion-links.ts";
import { bodiesOfRow, type Stock, type StockRow } from "./stock.ts";

type Props = { stock: Stock[]; checkedAt: string | undefined; statements: ParkStatements | undefined };

/** Free units by category and size class; each row links to a list. Only the request if no unit is known. */
export function StockLedger({ stock, checkedAt, statements }: Props) {
  return (
    <section className="wrap stock">
      {stock.length > 0 && (
        <div className="stock-head">
          <h2>Что сейчас свободно</h2>
          <p className="small muted">
            <PriceNote checkedAt={checkedAt} statements={statements} />
          </p>
        </div>
      )}
      <div className={stock.length > 1 ? "stock-columns" : undefined}>
        {stock.map((one) => (
          <StockGroup key={one.category.id} {...one} />
        ))}
        <div className="stock-ask">
          <p>Не нашли подходящее? Расскажите, сколько вас и что нужно: подберём и предупредим, когда освободится.</p>
          <RequestLink form="callback" variant="outline">
            Написать нам
          </RequestLink>
        </div>
      </div>
    </section>
  );
}

function StockGroup({ category, count, rows }: Stock) {
  return (
    <div className="stock-group">
      <div className="stock-caption">
        <h3>
          <a href={rentHref(category, {})}>{category.name}</a> <span>— {number(count)}</span>
        </h3>
        {rows.some(({ rates }) => rates) && (
          <p aria-hidden="true">
            <span>в месяц</span>
            <span>за м²</span>
          </p>
        )}
      </div>
      <ul>
        {rows.map((row) => (
          <li key={row.size}>
            <a href={rentHref(category, { squareSize: row.size })}>
              <Row {...row} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Row({ text, count, now, priceMin, rates, bodies }: StockRow) {
  return (
    <>
      <b className="stock-size">{text}</b>{" "}
      <span className="stock-where">
        {`${plural(count, "помещение", "помещения", "помещений")} `}
        <small>{bodiesOfRow(bodies)}</small>
      </span>{" "}
      <b className="stock-sum">
        {priceMin > 0 ? (
          <>
            <i>от</i> {rubles(priceMin)}
          </>
        ) : (
          "по запросу"
        )}
      </b>{" "}
      <span className="stock-rate">{rates && `${range(rates.min, rates.max)} ₽/м²`}</span>{" "}
      <span className="stock-now">{now > 0 && `${number(now)} сейчас`}</span>
    </>
  );
}
