import type { MediaFacadeSolution } from "../content/surface.ts";
import { pricePerThousand } from "../content/words/surface-facts.ts";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import { number, priceWords, rubles, sides } from "../kit/format.ts";
import { href } from "../routes.ts";

type Props = { surfaces: readonly MediaFacadeSolution[]; vat: string | undefined };

/** All surfaces by their numbers on the drawings: size, who sees it, what a thousand views and a term cost. */
export function SurfacePrices({ surfaces, vat }: Props) {
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
          <th scope="col">Видят в день</th>
          <th scope="col">За 1000 контактов</th>
          <th scope="col">{vat ? `Цена ${vat}` : "Цена"}</th>
        </tr>
      </thead>
      <tbody>
        {surfaces.map((surface, at) => (
          <Row key={surface.id} surface={surface} number={at + 1} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ surface, number: at }: { surface: MediaFacadeSolution; number: number }) {
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
      <td>
        <b className="num">{priceWords(price)}</b> <small>{priceUnit}</small>
      </td>
    </tr>
  );
}
