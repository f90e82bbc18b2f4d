import { departmentFor, type Person } from "../../content/park.ts";
import { type Unit, unitHeading } from "../../content/unit.ts";
import { firstAnswer, headingTail, placeInLine, roomInWords } from "../../content/unit-answers.ts";
import { Drawing } from "../../drawings/Drawing.tsx";
import { RoomModel } from "../../drawings/RoomModel.tsx";
import { UnitPlan } from "../../drawings/UnitPlan.tsx";
import type { UnitGeometry } from "../../drawings/unit-plan/geometry.ts";
import { readUnit } from "../../drawings/unit-plan/read-unit.ts";
import { EnquiryLink } from "../../enquiries/EnquiryLink.tsx";
import { ModelFigure, modelOf } from "../../park/ModelFigure.tsx";
import { managerOf } from "../../people/PersonCard.tsx";
import { href } from "../../routes.ts";
import { plural, sides } from "../../ui/format.ts";
import { isBlank } from "../../ui/html.ts";
import { PhotoStrip } from "../../ui/PhotoStrip.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { RichText } from "../../ui/RichText.tsx";
import { wholeWords } from "../../ui/whole-words.tsx";
import { Availability } from "../Availability.tsx";
import { rentHref } from "../unit-links.ts";
import { waysTo } from "../ways.ts";
import { Costs, Technics } from "./Folds.tsx";
import { NearOffers } from "./NearOffers.tsx";
import { OfferBar } from "./OfferBar.tsx";
import { PriceCard } from "./PriceCard.tsx";
import type { UnitPageProps } from "./unit-page.ts";
import { WhereIs } from "./WhereIs.tsx";
import { carPlaces, lorryLines } from "./way-words.ts";

const action = "Оставить заявку";

/** One unit: the answer on the first screen of every window, then where it is, and what else there is. */
export function UnitPage(props: UnitPageProps) {
  const { unit, building, buildings, site, category, sameFloor, url, now, claims, model, question } = props;
  const { people } = question;
  const caller = callerOf(props, unit);
  const geometry = readUnit(unit, building, people);
  const metro = props.metro ?? claims?.metro;
  const ways = waysTo(unit, building, { ...props, metro });
  const tail = headingTail(unit);
  return (
    <div className="unit-page">
      <div className="wrap unit-first">
        <header className="unit-head">
          <h1>
            {unitHeading(unit)}
            {tail && (
              <>
                {unit.category !== "office" && ","} <span>{tail}</span>
              </>
            )}
          </h1>
          <p>{wholeWords(placeInLine(unit, building))}</p>
        </header>
        <div className="unit-pictures">
          <UnitPicture unit={unit} geometry={geometry} model={model} />
          <PlanPicture unit={unit} geometry={geometry} people={people} />
        </div>
        <PriceCard
          {...caller}
          units={[unit]}
          price={unit.price}
          action={action}
          answers={[
            <Availability key="when" unit={unit} />,
            people ? roomInWords(unit.square, people, geometry?.seating?.verdict) : firstAnswer(unit),
          ].filter(Boolean)}
          promotion={props.promotion}
          question={question}
          claims={claims}
          now={now}
        >
          <a href={href("unitSheet", { id: unit.id }, { people })}>Лист А4</a>{" "}
          {(claims || unit.presentation) && (
            <EnquiryLink form="presentation" params={{ pavilionId: unit.id }} variant="text">
              Получить презентацию
            </EnquiryLink>
          )}{" "}
          {unit.presentation && <a href={unit.presentation}>Презентация (PDF)</a>}
        </PriceCard>
      </div>
      <div className="wrap unit-rest">
        <WhereIs {...{ building, buildings, site, metro, ways, claims, sameFloor }} units={[unit]}>
          {!isBlank(unit.description) && <RichText html={unit.description} />}
        </WhereIs>
        <div className="unit-folds">
          <Costs
            price={unit.price}
            square={unit.square}
            rate={unit.rate}
            terms={props.lease ?? claims?.lease}
            included={claims?.included ?? ""}
            cars={carPlaces(ways)}
          />
          <Technics unit={unit} pallets={geometry?.racks?.pallets} lorries={lorryLines(unit, ways, claims)} />
        </div>
        <NearOffers {...props} link={category && <a href={rentHref(category, nearArea(unit))}>Все похожие</a>} />
        <p className="print-only">
          {url} · {caller.phone}
        </p>
      </div>
      <OfferBar
        {...caller}
        units={[unit]}
        price={unit.price}
        action={action}
        when={<Availability unit={unit} short />}
        question={question}
      />
    </div>
  );
}

/** Who lets premises of a unit's kind. */
export function callerOf({ contacts }: Pick<UnitPageProps, "contacts">, unit: Unit | undefined) {
  const person: Person | undefined = managerOf(contacts, unit?.category);
  const department = departmentFor(contacts, "rent");
  return { person, phone: person?.phone ?? department?.phone ?? contacts.phone };
}

type PictureProps = { unit: Unit; geometry: UnitGeometry | undefined };

/** The photographs; else the room's model by its own plan; else a picture of the park's model. */
function UnitPicture({ unit, geometry, model }: PictureProps & Pick<UnitPageProps, "model">) {
  if (unit.images.length > 0)
    return (
      <div className="unit-picture">
        <PhotoStrip images={unit.images} label={`Фотографии помещения ${unit.number}`} place="hero" />
      </div>
    );
  if (geometry)
    return (
      <figure className="unit-picture model-picture">
        <RoomModel unit={unit} geometry={geometry} />
        <figcaption>макет</figcaption>
      </figure>
    );
  return (
    <ModelFigure
      picture={modelOf(model, unit.category)}
      alt="Макет парка"
      sizes="(width <= 47.5em) 92vw, 720px"
      className="unit-picture"
    />
  );
}

/** The plan with its size; the upstream's picture or words where the unit's place is not known. */
function PlanPicture({ unit, geometry, people }: PictureProps & { people: number | undefined }) {
  if (!geometry)
    return (
      <figure className="plan-picture" id="plan">
        {unit.plan ? <Picture image={unit.plan} place="figure" /> : <p>План пришлём по запросу.</p>}
      </figure>
    );
  const { desks, example, width, depth } = geometry;
  const shown = example && desks.length > 0 && `столы на ${plural(desks.length, "человека", "человека", "человек")}`;
  return (
    <figure className="plan-picture" id="plan">
      <Drawing of={`unit ${unit.id}`}>
        <UnitPlan unit={unit} geometry={geometry} />
      </Drawing>
      <figcaption>
        {[`план ${sides(width, depth)}`, shown].filter(Boolean).join(", ")}{" "}
        {unit.category === "office" && (
          <a className="no-print" href={href("officeSelection", {}, { people })}>
            на сколько человек?
          </a>
        )}
      </figcaption>
    </figure>
  );
}

const tolerance = 0.25;
const nearArea = ({ square }: Unit) => ({
  squareFrom: Math.floor(square * (1 - tolerance)),
  squareTo: Math.ceil(square * (1 + tolerance)),
});
