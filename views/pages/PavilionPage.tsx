import { Availability } from "../components/Availability.tsx";
import { Button } from "../components/Button.tsx";
import { CallToAction } from "../components/CallToAction.tsx";
import { PageHeading } from "../components/PageHeading.tsx";
import { PavilionCards } from "../components/PavilionCard.tsx";
import { PavilionTable } from "../components/PavilionTable.tsx";
import { Price } from "../components/Price.tsx";
import { pavilionTitle } from "../components/pavilion-words.ts";
import { RichText } from "../components/RichText.tsx";
import { Section } from "../components/Section.tsx";
import { ShareLinks } from "../components/ShareLinks.tsx";
import { withQuery } from "../filters/pavilion-links.ts";
import { pavilionsFilter } from "../filters/pavilions.filter.ts";
import type { Body, RentalCategory } from "../model/park.ts";
import type { Pavilion } from "../model/pavilion.ts";
import { RequestLink } from "../requests/RequestLink.tsx";
import { href } from "../routes.ts";
import { floorNumber, longDate, NBSP, plural } from "../text/format.ts";
import { CostSheet } from "./CostSheet.tsx";
import { PavilionFacts } from "./PavilionFacts.tsx";
import { PavilionPlans } from "./PavilionPlans.tsx";

/** Props of a unit's page. `url` is its absolute address; `phone` as shown, for the print. */
export type PavilionPageProps = {
  unit: Pavilion;
  body: Body | undefined;
  bodies: Body[];
  category: RentalCategory | undefined;
  phone: string;
  sameFloor: Pavilion[];
  similar: Pavilion[];
  url: string;
};

/** One unit: price with its parts, plans, facts, and what else there is. Prints on one A4. */
export function PavilionPage(props: PavilionPageProps) {
  const { unit, body, bodies, category, sameFloor, similar, url, phone } = props;
  const title = `${pavilionTitle(unit)}, этаж${NBSP}${floorNumber(unit.floor.number)}`;
  return (
    <>
      <PageHeading title={title} kicker={`Помещение ${unit.number}`} />
      <div className="wrap split split-offer">
        <aside className="sticky-box" aria-label="Цена и заявка">
          <Offer {...props} title={title} />
        </aside>
        <div className="stack-l">
          <PavilionPlans {...props} />
          <section className="stack">
            <h2>О помещении</h2>
            <RichText html={unit.description} />
            {unit.features.length > 0 && (
              <ul className="list-check">
                {unit.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            )}
          </section>
          <PavilionFacts unit={unit} body={body} />
          <CostSheet unit={unit} />
          <p className="print-only">
            {url} · {phone}
          </p>
        </div>
      </div>
      {sameFloor.length > 0 && (
        <Section
          title="Ещё на&nbsp;этом этаже"
          tone="white"
          link={{ href: href("plan", {}, { body: unit.body.id, floor: unit.floor.number }), text: "План этажа" }}
        >
          <PavilionTable
            pavilions={sameFloor}
            bodies={bodies}
            caption={`Свободно на${NBSP}этаже ${floorNumber(unit.floor.number)} корпуса ${unit.body.number}: ${plural(sameFloor.length, "помещение", "помещения", "помещений")}`}
          />
        </Section>
      )}
      {similar.length > 0 && (
        <Section title="Похожие помещения" {...(category ? { link: listLink(unit, category) } : {})}>
          <PavilionCards pavilions={similar} bodies={bodies} columns={4} />
        </Section>
      )}
      <CallToAction
        title="Подобрать другое помещение?"
        text="Расскажите, сколько у&nbsp;вас сотрудников или товара: менеджер предложит варианты и&nbsp;покажет их за&nbsp;один приезд."
      >
        <RequestLink form="callback">Написать нам</RequestLink>
      </CallToAction>
      <div className="bottom-bar no-print">
        <Price price={unit.price} rate={unit.rate} />
        <RequestLink form="rent" params={{ pavilionId: unit.id }}>
          Оставить заявку
        </RequestLink>
      </div>
    </>
  );
}

const tolerance = 0.25;

/** The list of the category, narrowed to areas near the unit's. */
function listLink({ square }: Pavilion, category: RentalCategory) {
  const chosen = { squareFrom: Math.floor(square * (1 - tolerance)), squareTo: Math.ceil(square * (1 + tolerance)) };
  return {
    href: withQuery(href("rent", { rent: category.alias }), pavilionsFilter.canonical(chosen)),
    text: `${category.name}: все похожие`,
  };
}

function Offer({ unit, url, title }: PavilionPageProps & { title: string }) {
  return (
    <div className="stack">
      <Price price={unit.price} rate={unit.rate} large year />
      <p>
        <Availability pavilion={unit} />
      </p>
      {unit.updatedAt && <p className="small muted">Данные на&nbsp;{longDate(unit.updatedAt)}</p>}
      <RequestLink form="rent" params={{ pavilionId: unit.id }} wide>
        Оставить заявку
      </RequestLink>
      <RequestLink form="presentation" params={{ pavilionId: unit.id }} variant="outline" wide>
        Получить презентацию
      </RequestLink>
      {unit.presentation && (
        <p>
          <a href={unit.presentation}>Презентация помещения (PDF)</a>
        </p>
      )}
      <Button type="button" variant="quiet" data-print="">
        Распечатать
      </Button>
      <ShareLinks url={url} title={title} />
      <p className="small muted">
        Информация справочная и&nbsp;не&nbsp;является публичной офертой; условия подтверждает менеджер по&nbsp;аренде.
      </p>
    </div>
  );
}
