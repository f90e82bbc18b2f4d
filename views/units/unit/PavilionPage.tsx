import { fiveFacts } from "../../content-words/first-facts.ts";
import { readUnit } from "../../drawings/unit-plan/read-unit.ts";
import { Button } from "../../kit/Button.tsx";
import { PhotoStrip } from "../../kit/PhotoStrip.tsx";
import { ShareLinks } from "../../kit/ShareLinks.tsx";
import type { RentalCategory } from "../../park/park.ts";
import { href, withQuery } from "../../routes.ts";
import { CompareBar } from "../comparison/CompareBar.tsx";
import { moneyOf } from "../money.ts";
import type { Pavilion } from "../pavilion.ts";
import { floorOfFloors, pavilionTitle, unitClass, unitKind } from "../pavilion-words.ts";
import { pavilionsFilter } from "../pavilions.filter.ts";
import { sunOf } from "../sun.ts";
import { waysTo } from "../ways.ts";
import { About } from "./About.tsx";
import { Costs } from "./Costs.tsx";
import { carPlaces } from "./car-places.ts";
import { FirstFacts } from "./FirstFacts.tsx";
import { groundOf } from "./ground.ts";
import { Here } from "./Here.tsx";
import { JoinPart } from "./JoinPart.tsx";
import { Light } from "./Light.tsx";
import { hasRamps, lorryLines } from "./lorry-lines.ts";
import { compareForm, Offer } from "./Offer.tsx";
import { OnFloor } from "./OnFloor.tsx";
import { PlanFigure } from "./PlanFigure.tsx";
import type { PavilionPageProps } from "./pavilion-page.ts";
import { RackPart } from "./RackPart.tsx";
import { Road } from "./Road.tsx";
import { SimilarUnits } from "./SimilarUnits.tsx";
import { UnitBar } from "./UnitBar.tsx";

/** One unit: the answer on the first screen of every window, then what follows from it. */
export function PavilionPage(props: PavilionPageProps) {
  const { unit, body, bodies, site, category, contacts, sameFloor, similar, joined, url, now, people, statements } =
    props;
  const phone = contacts.departments.find(({ role }) => role === "rent")?.phone ?? contacts.phone;
  const geometry = readUnit(unit, body, people || undefined);
  const ground = groundOf(props);
  const ways = waysTo(unit, body, ground);
  const cars = carPlaces(ways);
  const money = moneyOf(unit, statements?.lease);
  const sun = unit.category === "office" ? sunOf(unit, body, bodies, contacts.coordinates.lat) : undefined;
  const { facts, said } = fiveFacts(unit);
  const grade = unitClass(unit, body);
  const racks = geometry?.racks;
  return (
    <div className="comparing unit-page">
      <form id={compareForm} action={href("compare", {})} />
      <div className="wrap unit-first">
        <div className="unit-head">
          <h1 className={unitKind(unit).length > 20 ? "long" : undefined}>{unitKind(unit)}</h1>
          <p>
            {`корпус ${unit.body.number}, этаж ${floorOfFloors(unit, body)}${grade ? `, класс ${grade}` : ""} `}
            <span className="unit-number">№ {unit.number}</span>
          </p>
        </div>
        <Offer
          unit={unit}
          money={money}
          car={cars[0]?.monthly}
          statements={statements}
          phone={phone}
          joined={joined.length > 0}
          now={now}
        />
        <FirstFacts facts={facts} />
        <PlanFigure unit={unit} geometry={geometry} people={people} />
        <Here
          unit={unit}
          body={body}
          bodies={bodies}
          site={site}
          metro={ground.metro}
          ways={ways}
          ramps={statements && hasRamps(unit, statements) ? `${statements.truck.hours}, ежедневно` : undefined}
        />
      </div>
      <div className="wrap unit-rest">
        <PhotoStrip images={unit.images} label={`Фотографии помещения ${unit.number}`} />
        {body && joined.length > 0 && <JoinPart unit={unit} body={body} offers={joined} />}
        {money && <Costs money={money} statements={statements} cars={cars} />}
        <div className="unit-pair">
          <Road
            unit={unit}
            ways={ways}
            metro={ground.metro}
            busWords={statements?.bus.words ?? ""}
            lorries={lorryLines(unit, ways, statements)}
          />
          {sun && <Light sun={sun} />}
          {racks && <RackPart racks={racks} load={geometry.hall?.load} />}
        </div>
        {body && (unit.place || sameFloor.length > 0) && <OnFloor unit={unit} body={body} others={sameFloor} />}
        <About unit={unit} told={said} />
        {similar.length > 0 && (
          <SimilarUnits
            units={similar}
            bodies={bodies}
            link={category && listLink(unit, category)}
            people={people || undefined}
          />
        )}
        <div className="unit-end no-print">
          <ShareLinks url={url} title={pavilionTitle(unit)} />
          <Button type="button" variant="quiet" data-print="">
            Распечатать
          </Button>
        </div>
        <p className="unit-note">
          Информация справочная и не является публичной офертой; условия подтверждает менеджер по аренде.
          <span className="print-only">{` ${url} · ${phone}`}</span>
        </p>
      </div>
      <UnitBar unit={unit} phone={phone} />
      <CompareBar form={compareForm} />
    </div>
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
