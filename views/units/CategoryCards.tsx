import { Card, CardGrid } from "../kit/Card.tsx";
import { plural, rubles, squareMetres } from "../kit/format.ts";
import type { RentalCategory } from "../park/park.ts";
import { offerOf } from "../park/park-figures.ts";
import type { ParkStatements } from "../park/statements/statements.ts";
import { withVat } from "../park/vat-words.ts";
import { href } from "../routes.ts";
import type { Pavilion } from "./pavilion.ts";

type Props = {
  categories: RentalCategory[];
  units: Pavilion[] | undefined;
  statements?: ParkStatements | undefined;
};

/** What the park lets, a card a category: how much is free, from which area and from which price. */
export function CategoryCards({ categories, units, statements }: Props) {
  return (
    <CardGrid columns={3}>
      {categories.map(({ id, alias, name, description }) => {
        const offer = units && offerOf(units, id);
        return (
          <Card key={id} title={name} href={href("rent", { rent: alias })} icon={id}>
            {offer && (
              <p>
                <strong className="num">{plural(offer.count, "помещение", "помещения", "помещений")}</strong>
                <br />
                от {squareMetres(offer.squareMin)}
                {offer.priceMin > 0 && (
                  <>
                    , от {rubles(offer.priceMin)} в месяц{" "}
                    <span className="small muted nowrap">{withVat(statements)}</span>
                  </>
                )}
              </p>
            )}
            {units && !offer && <p>Сейчас всё занято. Оставьте заявку — сообщим, когда освободится.</p>}
            {description && <p className="small muted">{description}</p>}
          </Card>
        );
      })}
    </CardGrid>
  );
}
