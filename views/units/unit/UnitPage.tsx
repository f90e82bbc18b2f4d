import type { Person, RentalCategory } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { floorOfFloors, unitClass, unitHeading, unitTitle } from "../../content/unit-words.ts";
import { fiveFacts } from "../../content/words/first-facts.ts";
import { readUnit } from "../../drawings/unit-plan/read-unit.ts";
import { EnquiryLink } from "../../enquiries/EnquiryLink.tsx";
import { FactsTable } from "../../kit/FactsTable.tsx";
import { priceWords } from "../../kit/format.ts";
import { PhotoStrip } from "../../kit/PhotoStrip.tsx";
import { ShareLinks } from "../../kit/ShareLinks.tsx";
import { ModelFigure } from "../../park/ModelFigure.tsx";
import { modelOf } from "../../park/model.ts";
import { managerOf } from "../../people/manager.ts";
import { Availability } from "../Availability.tsx";
import { moneyOf } from "../money.ts";
import { rentHref } from "../unit-links.ts";
import { waysTo } from "../ways.ts";
import { About } from "./About.tsx";
import { Costs } from "./Costs.tsx";
import { Here } from "./Here.tsx";
import { JoinPart } from "./JoinPart.tsx";
import { CallLink, Offer } from "./Offer.tsx";
import { OnFloor } from "./OnFloor.tsx";
import { PlanFigure } from "./PlanFigure.tsx";
import { Road } from "./Road.tsx";
import { SimilarUnits } from "./SimilarUnits.tsx";
import type { UnitPageProps } from "./unit-page.ts";
import { carPlaces, hasRamps, lorryLines } from "./way-words.ts";

/** One unit: the answer on the first screen of every window, then what follows from it. */
export function UnitPage(props: UnitPageProps) {
  const {
    unit,
    building,
    buildings,
    site,
    category,
    contacts,
    sameFloor,
    similar,
    joined,
    url,
    now,
    people,
    claims,
    model,
  } = props;
  const person = managerOf(contacts, unit.category);
  const department = contacts.departments.find(({ role }) => role === "rent");
  const phone = person?.phone ?? department?.phone ?? contacts.phone;
  const geometry = readUnit(unit, building, people || undefined);
  const metro = props.metro ?? claims?.metro;
  const ways = waysTo(unit, building, { ...props, metro });
  const cars = carPlaces(ways);
  const terms = props.lease ?? claims?.lease;
  const money = moneyOf(unit, terms);
  const { facts, said } = fiveFacts(unit);
  const grade = unitClass(unit, building);
  return (
    <div className="unit-page">
      <div className="wrap unit-first">
        <div className={unitHeading(unit).length > 20 ? "unit-head long" : "unit-head"}>
          <h1>{unitHeading(unit)}</h1>
          <p>
            {`корпус ${unit.building.number}, этаж ${floorOfFloors(unit, building)}${grade ? `, класс ${grade}` : ""} `}
            <span className="unit-number">№ {unit.number}</span>
          </p>
        </div>
        <Offer
          unit={unit}
          money={money}
          car={cars[0]?.monthly}
          terms={terms}
          claims={claims}
          phone={phone}
          person={person}
          promotion={props.promotion}
          joined={joined.length > 0}
          people={people}
          now={now}
        />
        <FactsTable rows={facts} className="unit-five" />
        <PlanFigure unit={unit} geometry={geometry} people={people} />
        <Here
          unit={unit}
          building={building}
          buildings={buildings}
          site={site}
          metro={metro}
          ways={ways}
          ramps={claims && hasRamps(unit, claims) ? `${claims.truck.hours}, ежедневно` : undefined}
        />
      </div>
      <div className="wrap unit-rest">
        {unit.images.length === 0 && (
          <ModelFigure
            picture={modelOf(model, unit.category)}
            alt={`Макет: ${modelWords[unit.category]}`}
            sizes="(width <= 47.5em) 92vw, 720px"
            className="unit-model"
          />
        )}
        <PhotoStrip images={unit.images} label={`Фотографии помещения ${unit.number}`} />
        {building && joined.length > 0 && <JoinPart unit={unit} building={building} offers={joined} />}
        <Road
          unit={unit}
          ways={ways}
          metro={metro}
          busWords={claims?.bus.words ?? ""}
          lorries={lorryLines(unit, ways, claims)}
        />
        {building && (unit.place || sameFloor.length > 0) && (
          <OnFloor unit={unit} building={building} others={sameFloor} />
        )}
        {money && <Costs money={money} terms={terms} included={claims?.included ?? ""} cars={cars} />}
        <About unit={unit} building={building} said={said} pallets={geometry?.racks?.pallets} />
        {similar.length > 0 && (
          <SimilarUnits
            units={similar}
            buildings={buildings}
            link={category && listLink(unit, category)}
            people={people || undefined}
          />
        )}
        <div className="unit-end no-print">
          <ShareLinks url={url} title={unitTitle(unit)} />
        </div>
        <p className="print-only">
          {url} · {phone}
        </p>
      </div>
      <UnitBar unit={unit} phone={phone} person={person} />
    </div>
  );
}

/** What the pictures of the model show. */
const modelWords = {
  office: "офис в полдень",
  warehouse: "ворота склада утром",
  trade_area: "галерея в обед",
} as const;

const tolerance = 0.25;

/** The list of the category, narrowed to areas near the unit's. */
function listLink({ square }: Unit, category: RentalCategory) {
  const chosen = { squareFrom: Math.floor(square * (1 - tolerance)), squareTo: Math.ceil(square * (1 + tolerance)) };
  return {
    href: rentHref(category, chosen),
    text: `${category.name}: все похожие`,
  };
}

/** The bar of a phone: price, date, call, enquiry. */
function UnitBar({ unit, phone, person }: { unit: Unit; phone: string; person: Person | undefined }) {
  return (
    <div className="unit-bar no-print">
      <p>
        <b className="num">{unit.price > 0 ? priceWords(unit.price) : "Цена по запросу"}</b>{" "}
        <Availability unit={unit} short />
      </p>
      <CallLink phone={phone} person={person} />{" "}
      <EnquiryLink form="rent" params={{ pavilionId: unit.id }}>
        Оставить заявку
      </EnquiryLink>
    </div>
  );
}
