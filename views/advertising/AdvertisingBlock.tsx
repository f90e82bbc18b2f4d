import { Facade } from "../drawings/Facade.tsx";
import { ButtonLink } from "../kit/Button.tsx";
import { FactsTable } from "../kit/FactsTable.tsx";
import { number, plural, rubles } from "../kit/format.ts";
import type { Body } from "../park/park.ts";
import { parkFacts } from "../park/park-facts.ts";
import { href } from "../routes.ts";
import type { MediaFacadeSolution } from "./media-facade.ts";

type Props = { solution: MediaFacadeSolution; total: number; bodies?: readonly Body[] };

/** Advertising in short: one place drawn to scale, its figures, and the way to all `total` of them. */
export function AdvertisingBlock({ solution, total, bodies = [] }: Props) {
  const { id, name, short, contactsPerDay, price, priceUnit } = solution;
  return (
    <div className="halves">
      <div className="figure">
        <Facade surface={solution} bodies={bodies} />
      </div>
      <div className="stack">
        <p className="lead">
          {`В парке работают около ${number(parkFacts.employees)} человек, мимо проезжают ${number(parkFacts.carsADay)} машин в сутки. ` +
            `Для рекламы есть ${plural(total, "поверхность", "поверхности", "поверхностей")}: экраны и печатные носители.`}
        </p>
        <p>
          <a href={href("mediaFacade", { id })}>{name}</a>. {short}
        </p>
        <FactsTable
          rows={[
            ...(contactsPerDay ? [{ name: "Контактов в сутки", value: number(contactsPerDay) }] : []),
            { name: "Размещение", value: `${rubles(price)} ${priceUnit}, с НДС 22 %` },
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
