import { Button } from "../../kit/Button.tsx";
import { floorNumber, longDate } from "../../kit/format.ts";
import { PageHeading } from "../../kit/PageHeading.tsx";
import { PhotoStrip } from "../../kit/PhotoStrip.tsx";
import { isBlank } from "../../kit/plain-text.ts";
import { RichText } from "../../kit/RichText.tsx";
import { Section } from "../../kit/Section.tsx";
import { ShareLinks } from "../../kit/ShareLinks.tsx";
import type { RentalCategory } from "../../park/park.ts";
import { withVat } from "../../park/vat-words.ts";
import { CallToAction } from "../../requests/CallToAction.tsx";
import { RequestLink } from "../../requests/RequestLink.tsx";
import { href, withQuery } from "../../routes.ts";
import { Availability } from "../Availability.tsx";
import { CompareBar } from "../comparison/CompareBar.tsx";
import { CompareBox } from "../comparison/CompareBox.tsx";
import { PavilionCards } from "../PavilionCard.tsx";
import { PavilionTable } from "../PavilionTable.tsx";
import type { Pavilion } from "../pavilion.ts";
import { pavilionTitle } from "../pavilion-words.ts";
import { pavilionsFilter } from "../pavilions.filter.ts";
import { CostSheet } from "./CostSheet.tsx";
import { PavilionFacts } from "./PavilionFacts.tsx";
import { PavilionFigures } from "./PavilionFigures.tsx";
import { PavilionPlans } from "./PavilionPlans.tsx";
import { Price } from "./Price.tsx";
import type { PavilionPageProps } from "./pavilion-page.ts";

/** One unit: price with its parts, plans, facts, and what else there is. Prints on one A4. */
export function PavilionPage(props: PavilionPageProps) {
  const { unit, body, bodies, category, sameFloor, similar, url, phone, statements } = props;
  const title = `${pavilionTitle(unit)}, этаж ${floorNumber(unit.floor.number)}`;
  return (
    <div className="comparing">
      <form id={compareForm} action={href("compare", {})} />
      <PageHeading title={title} kicker={`Помещение ${unit.number}`} />
      <div className="wrap split split-offer">
        <PhotoStrip images={unit.images} label={`Фотографии помещения ${unit.number}`} eager />
        <PavilionFigures {...props} />
        <aside className="sticky-box" aria-label="Цена и заявка">
          <Offer {...props} title={title} />
        </aside>
        <div className="stack-l">
          <PavilionPlans {...props} />
          {(!isBlank(unit.description) || unit.features.length > 0) && (
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
          )}
          <PavilionFacts unit={unit} body={body} />
          <CostSheet unit={unit} statements={statements} />
          <p className="print-only">
            {url} · {phone}
          </p>
        </div>
      </div>
      {sameFloor.length > 0 && (
        <Section
          title="Ещё на этом этаже"
          tone="white"
          link={{ href: href("plan", {}, { body: unit.body.id, floor: unit.floor.number }), text: "План этажа" }}
        >
          <PavilionTable
            pavilions={sameFloor}
            caption={`Свободно на этаже ${floorNumber(unit.floor.number)} корпуса ${unit.body.number}: цены в месяц с НДС`}
          />
        </Section>
      )}
      {similar.length > 0 && (
        <Section title="Похожие помещения" {...(category ? { link: listLink(unit, category) } : {})}>
          <PavilionCards pavilions={similar} bodies={bodies} columns={4} compared={[]} compareForm={compareForm} />
        </Section>
      )}
      <CallToAction
        title="Подобрать другое помещение?"
        text="Расскажите, сколько у вас сотрудников или товара: менеджер предложит варианты."
      />
      <div className="bottom-bar no-print">
        <Price price={unit.price} rate={unit.rate} vat={withVat(statements)} />
        <RequestLink form="rent" params={{ pavilionId: unit.id }}>
          Оставить заявку
        </RequestLink>
      </div>
      <CompareBar form={compareForm} />
    </div>
  );
}

/** The ticks of a unit's page are controls of this form, wherever they stand. */
const compareForm = "compare";
const tolerance = 0.25;

/** The list of the category, narrowed to areas near the unit's. */
function listLink({ square }: Pavilion, category: RentalCategory) {
  const chosen = { squareFrom: Math.floor(square * (1 - tolerance)), squareTo: Math.ceil(square * (1 + tolerance)) };
  return {
    href: withQuery(href("rent", { rent: category.alias }), pavilionsFilter.canonical(chosen)),
    text: `${category.name}: все похожие`,
  };
}

function Offer({ unit, url, title, statements }: PavilionPageProps & { title: string }) {
  return (
    <div className="stack">
      <Price price={unit.price} rate={unit.rate} vat={withVat(statements)} large year />
      <p>
        <Availability pavilion={unit} />
      </p>
      <CompareBox id={unit.id} name={title} form={compareForm} />
      {unit.updatedAt && <p className="small muted">Сведения обновлены {longDate(unit.updatedAt)}</p>}
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
        Информация справочная и не является публичной офертой; условия подтверждает менеджер по аренде.
      </p>
    </div>
  );
}
