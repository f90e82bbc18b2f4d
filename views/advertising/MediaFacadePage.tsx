import type { Building, Department } from "../content/park.ts";
import type { MediaFacadeSolution } from "../content/surface.ts";
import { pricePerThousand, solutionSize } from "../content/surface-words.ts";
import { Facade } from "../drawings/Facade.tsx";
import { facadeWords, readFacade } from "../drawings/facade.ts";
import { ParkMap } from "../drawings/ParkMap.tsx";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import { CardGrid } from "../kit/Card.tsx";
import { FactsTable } from "../kit/FactsTable.tsx";
import { number, priceWords, rubles, squareMetres, telLink } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { Picture } from "../kit/Picture.tsx";
import { RichText } from "../kit/RichText.tsx";
import { Section } from "../kit/Section.tsx";
import { surfaceOrderNote, surfacePriceNote } from "../park/claims/advertising-words.ts";
import type { ParkClaims } from "../park/claims/claims.ts";
import { href } from "../routes.ts";
import { MediaFacadeCard } from "./MediaFacadeCard.tsx";
import { neighboursByPrice } from "./neighbours-by-price.ts";

/** What the page of a place for advertising shows; `all` is empty while the list is not known. */
export type MediaFacadeProps = {
  solution: MediaFacadeSolution;
  all: MediaFacadeSolution[];
  buildings: Building[];
  department: Department | undefined;
  claims: ParkClaims | undefined;
};

/** A place for advertising: how large, who sees it, what a file must be, what it costs. */
export function MediaFacadePage({ solution, all, buildings, department, claims }: MediaFacadeProps) {
  const { id, name, short, description, image, placement, price, priceUnit, requirements } = solution;
  const others = neighboursByPrice(solution, all, 3);
  const building = buildings.find((one) => one.id === solution.building?.id);
  const thousand = pricePerThousand(solution);
  return (
    <>
      <PageHeading title={name} kicker="Реклама в бизнес-парке" lead={short} />
      <Section tone="white">
        <div className="split">
          <div className="stack-l">
            <figure className="figure">
              {image ? (
                <Picture image={image} place="figure" eager />
              ) : (
                <Facade surface={solution} buildings={buildings} />
              )}
              {!image && <figcaption>В масштабе: {facadeWords(solution, readFacade(solution, buildings))}.</figcaption>}
            </figure>
            <RichText html={description} />
          </div>
          <aside className="sticky-box panel stack" aria-label="Цена и заявка">
            <p className="price-month">
              <span className="num">{priceWords(price)}</span> {priceUnit}
            </p>
            {claims && <p className="muted small">{surfacePriceNote}</p>}
            {thousand !== undefined && (
              <p>
                <span className="num">{rubles(thousand)}</span> за 1000 контактов
              </p>
            )}
            <EnquiryLink form="advertisement" params={{ mediaFacadeSolutionId: id }} wide>
              Оставить заявку
            </EnquiryLink>
            {claims && <p className="small">{surfaceOrderNote}</p>}
            {department && (
              <p className="small">
                {department.name}:{" "}
                <a className="nowrap" href={telLink(department.phone)}>
                  {department.phone}
                </a>
                {department.hours && (
                  <>
                    <br />
                    <span className="muted">{department.hours}</span>
                  </>
                )}
              </p>
            )}
          </aside>
        </div>
      </Section>
      <Section title="Характеристики">
        <FactsTable columns={2} rows={solutionFacts(solution)} />
      </Section>
      {(building || requirements.length > 0) && (
        <Section tone="white">
          <div className={building && requirements.length > 0 ? "halves" : "stack-l"}>
            <Requirements items={requirements} />
            {building && (
              <div className="stack">
                <h2>Где это</h2>
                <figure className="figure">
                  <ParkMap buildings={buildings} marked={[building.number]} large />
                  {placement && <figcaption>{placement}.</figcaption>}
                </figure>
              </div>
            )}
          </div>
        </Section>
      )}
      {others.length > 0 && (
        <Section title="Рядом по цене" link={{ href: href("mediaFacades", {}), text: "Сравнить все" }}>
          <CardGrid columns={3}>
            {others.map((one) => (
              <MediaFacadeCard key={one.id} solution={one} buildings={buildings} />
            ))}
          </CardGrid>
        </Section>
      )}
      <div className="bottom-bar no-print">
        <p className="small">
          <span className="num">{priceWords(price)}</span> {priceUnit}
          {claims && (
            <>
              <br />с НДС 22 %
            </>
          )}
        </p>
        <EnquiryLink form="advertisement" params={{ mediaFacadeSolutionId: id }}>
          Оставить заявку
        </EnquiryLink>
      </div>
    </>
  );
}

function Requirements({ items }: { items: string[] }) {
  if (items.length === 0) return null;
  return (
    <div className="stack">
      <h2>Требования к макету</h2>
      <ul className="list-check">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

function solutionFacts({ width, height, placement, hours, contactsPerDay, facts }: MediaFacadeSolution) {
  const area = width * height;
  return [
    { name: "Размер", value: solutionSize({ width, height }) },
    ...(area >= 1 ? [{ name: "Площадь поверхности", value: squareMetres(area) }] : []),
    { name: "Место", value: placement },
    ...(hours ? [{ name: "Время работы", value: hours }] : []),
    ...(contactsPerDay ? [{ name: "Контактов в сутки", value: number(contactsPerDay) }] : []),
    ...facts.map(({ name, value }) => ({ name, value: value })),
  ];
}
