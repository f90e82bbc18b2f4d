import { Facade } from "../drawings/Facade.tsx";
import { ButtonLink } from "../kit/Button.tsx";
import { FactsTable } from "../kit/FactsTable.tsx";
import { number, plural, priceWords } from "../kit/format.ts";
import type { Body } from "../park/park.ts";
import { audienceInWords } from "../park/statements/advertising-words.ts";
import type { ParkStatements } from "../park/statements/statements.ts";
import { href } from "../routes.ts";
import type { MediaFacadeSolution } from "./media-facade.ts";

type Props = {
  solution: MediaFacadeSolution;
  total: number;
  bodies?: readonly Body[];
  statements?: ParkStatements | undefined;
};

/** Advertising in short: one place drawn to scale, its figures, and the way to all `total` of them. */
export function AdvertisingBlock({ solution, total, bodies = [], statements }: Props) {
  const { id, name, short, contactsPerDay, price, priceUnit } = solution;
  return (
    <div className="halves">
      <div className="figure">
        <Facade surface={solution} bodies={bodies} />
      </div>
      <div className="stack">
        <p className="lead">
          {(statements ? `${audienceInWords()} ` : "") +
            `Для рекламы есть ${plural(total, "поверхность", "поверхности", "поверхностей")}.`}
        </p>
        <p>
          <a href={href("mediaFacade", { id })}>{name}</a>. {short}
        </p>
        <FactsTable
          rows={[
            ...(contactsPerDay ? [{ name: "Контактов в сутки", value: number(contactsPerDay) }] : []),
            {
              name: "Размещение",
              value: statements ? `${priceWords(price)} ${priceUnit}, с НДС 22 %` : `${priceWords(price)} ${priceUnit}`,
            },
          ]}
        />
        <div className="row">
          <ButtonLink href={href("advertising", {})} variant="outline">
            Цены на размещение
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
