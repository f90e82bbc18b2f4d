import type { MediaFacadeSolution } from "../content/surface.ts";
import { pricePerThousand } from "../content/words/surface-facts.ts";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import { number, priceWords, rubles, sides } from "../kit/format.ts";
import { href } from "../routes.ts";

type Props = { surfaces: readonly MediaFacadeSolution[]; vat: string | undefined };

/** All surfaces by their numbers on the drawings: size, who sees it, what a thousand views and a term cost. */
export function SurfacePrices({ surfaces, vat }: Props) {
  // A column that no surface fills is left out.
  const seen = surfaces.some(({ contactsPerDay }) => contactsPerDay);
  const counted = surfaces.some((surface) => pricePerThousand(surface) !== undefined);
  return (
    <table className="surface-prices">
      <caption className="visually-hidden">Рекламные поверхности и цены</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Номер</span>
          </th>
          <th scope="col">Поверхность</th>
          <th scope="col">Размер</th>
          {seen && <th scope="col">Видят в день</th>}
          {counted && <th scope="col">За 1000 контактов</th>}
          <th scope="col">{vat ? `Цена ${vat}` : "Цена"}</th>
        </tr>
      </thead>
      <tbody>
        {surfaces.map((surface, at) => (
          <Row key={surface.id} surface={surface} number={at + 1} {...{ seen, counted }} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { surface: MediaFacadeSolution; number: number; seen: boolean; counted: boolean };

function Row({ surface, number: at, seen, counted }: RowProps) {
  const { id, name, placement, contactsPerDay, price, priceUnit } = surface;
  const thousand = pricePerThousand(surface);
  return (
    <tr>
      <td>
        <span className="surface-number">{at}</span>
      </td>
      <th scope="row">
        <a href={href("mediaFacade", { id })}>{name}</a>{" "}
        <small>
          {placement && (
            <>
              <span>{placement}</span>{" "}
            </>
          )}
          <EnquiryLink form="advertisement" params={{ mediaFacadeSolutionId: id }} variant="text">
            Оставить заявку<span className="visually-hidden">: {name}</span>
          </EnquiryLink>
        </small>
      </th>
      <td>{sides(surface.width, surface.height)}</td>
      {seen && (
        <td>
          {contactsPerDay ? (
            <>
              {number(contactsPerDay)}
              <span className="phone-only"> в день</span>
            </>
          ) : (
            "—"
          )}
        </td>
      )}
      {counted && (
        <td>
          {thousand === undefined ? (
            "—"
          ) : (
            <>
              {rubles(thousand)}
              <span className="phone-only"> за 1000</span>
            </>
          )}
        </td>
      )}
      <td>
        <b className="num">{priceWords(price)}</b> <small>{priceUnit}</small>
      </td>
    </tr>
  );
}
