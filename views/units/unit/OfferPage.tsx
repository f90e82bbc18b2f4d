import { capacityWords, roomInWords } from "../../content/capacity.ts";
import { placedUnits } from "../../content/floor-rows.ts";
import { sharedWall } from "../../content/joins.ts";
import type { Offer } from "../../content/offer.ts";
import type { Building, Person } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { firstAnswer, offerHeading, placeInLine } from "../../content/unit-answers.ts";
import { Drawing } from "../../drawings/Drawing.tsx";
import { JoinedUnits } from "../../drawings/JoinedUnits.tsx";
import { UnitPlan } from "../../drawings/UnitPlan.tsx";
import type { UnitGeometry } from "../../drawings/unit-plan/geometry.ts";
import { readUnit } from "../../drawings/unit-plan/read-unit.ts";
import { EnquiryLink } from "../../enquiries/EnquiryLink.tsx";
import { HiddenFields } from "../../filters/FilterForm.tsx";
import { ModelFigure, type ModelPicture, modelOf } from "../../park/ModelFigure.tsx";
import { firstName } from "../../people/PersonCard.tsx";
import { RoomModel } from "../../rooms/RoomModel.tsx";
import { planOfOne } from "../../rooms/room-plan.ts";
import { href } from "../../routes.ts";
import { metres, plural, sides } from "../../ui/format.ts";
import { isBlank } from "../../ui/html.ts";
import { PhotoStrip } from "../../ui/PhotoStrip.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { RichText } from "../../ui/RichText.tsx";
import { FactsTable } from "../../ui/Tables.tsx";
import { wholeWords } from "../../ui/whole-words.tsx";
import { freeFrom } from "../shortlist/offer-facts.ts";
import { sheetHref } from "../unit-links.ts";
import { type Question, questionFilter } from "../units.filter.ts";
import { Costs, Technics } from "./Folds.tsx";
import { comparedTogether, factsTogether } from "./facts-together.ts";
import type { OfferPageProps } from "./load-offer.ts";
import { NearOffers } from "./NearOffers.tsx";
import { OfferBar, PriceCard } from "./PriceCard.tsx";
import { carPlaces, lorryFacts, WhereIs } from "./WhereIs.tsx";

const allWords = ["", "", "оба", "все три"];

/** A unit, or neighbours together: the answer on the first screen of every window, then where it is and what else. */
export function OfferPage(props: OfferPageProps) {
  const { unit, offer, building, caller, url, question } = props;
  const { units, square } = offer;
  const { people } = question;
  const isJoined = units.length > 1;
  const geometry = isJoined ? undefined : readUnit(unit, building, people);
  const [name, tail] = offerHeading(offer);
  const joinedAnswer = unit.category === "office" && capacityWords(square);
  const usualAnswer = isJoined ? joinedAnswer : firstAnswer(unit);
  const action = isJoined ? `Заявка на ${allWords[units.length]}` : "Оставить заявку";
  const picture = modelOf(props.model, unit.category);
  const isPictured = isJoined || geometry || picture || unit.plan || unit.images.length > 0;
  const description = !isJoined && !isBlank(unit.description) && <RichText html={unit.description} />;
  const folds = <OfferFolds {...props} geometry={geometry} isOpen={!isPictured} />;
  return (
    <>
      <div className="unit-page">
        <div className="wrap unit-first">
          <header className="unit-head">
            <h1>
              {name} {tail && <span>{tail}</span>}
            </h1>
            <p>{wholeWords(placeInLine(offer, building))}</p>
          </header>
          {isJoined && <JoinedPicture offer={offer} building={building} people={people} person={caller.person} />}
          {!isJoined && isPictured && (
            <div className="unit-pictures">
              <RoomPicture unit={unit} geometry={geometry} picture={picture} />
              <PlanPicture unit={unit} geometry={geometry} question={question} />
            </div>
          )}
          {!isPictured && (
            <div className="unit-words">
              {description}
              {folds}
            </div>
          )}
          <PriceCard
            {...props}
            action={action}
            answer={people ? roomInWords(square, people, geometry?.seating?.verdict) : usualAnswer}
          >
            <a href={sheetHref(offer, question)}>На одном листе для печати</a>{" "}
            {!isJoined && (
              <EnquiryLink form="presentation" params={{ pavilionId: unit.id }} variant="outline">
                Получить презентацию
              </EnquiryLink>
            )}{" "}
            {!isJoined && unit.presentation && <a href={unit.presentation}>Презентация (PDF)</a>}
          </PriceCard>
        </div>
        <div className="wrap unit-rest">
          <WhereIs {...props}>{isPictured && description}</WhereIs>
          {isPictured && folds}
          <NearOffers {...props} />
          <p className="print-only">
            {url} · {caller.phone}
          </p>
        </div>
      </div>
      <OfferBar {...props} action={action} />
    </>
  );
}

type FoldsProps = OfferPageProps & { geometry: ReturnType<typeof readUnit> | undefined; isOpen: boolean };

/** What the offer costs, and what is in it. */
function OfferFolds({ unit, offer, ways, claims, promotion, lease, geometry, isOpen }: FoldsProps) {
  const { units, square, price } = offer;
  const isJoined = units.length > 1;
  return (
    <div className="unit-folds">
      <Costs
        price={price}
        promotion={promotion}
        square={square}
        rate={isJoined ? 0 : unit.rate}
        terms={lease}
        included={claims?.included ?? ""}
        cars={carPlaces(ways)}
        isOpen={isOpen}
      />
      <Technics
        unit={isJoined ? asOne(units, unit) : unit}
        shared={isJoined ? factsTogether(units).shared : []}
        pallets={geometry?.racks?.pallets}
        lorries={lorryFacts(unit, ways, claims)}
        isOpen={isOpen}
      />
    </div>
  );
}

/** The first unit with the facts that all of them have: «28 кВт (11 + 6 + 11)». */
const asOne = (units: readonly Unit[], first: Unit): Unit => ({
  ...first,
  plan: undefined,
  dockHeight: units.every(({ dockHeight }) => dockHeight === first.dockHeight) ? first.dockHeight : undefined,
  facts: factsTogether(units).differing,
  features: first.features.filter((feature) => units.every(({ features }) => features.includes(feature))),
});

type JoinedProps = Pick<OfferPageProps, "offer" | "building"> & {
  people: number | undefined;
  person: Person | undefined;
};

/** Neighbours as they lie, what is known of the wall between them, and their facts together. */
function JoinedPicture({ offer, building, people, person }: JoinedProps) {
  // The price card says from when they are free.
  const facts = comparedTogether(offer, building, people).filter((fact) => fact.name !== freeFrom);
  return (
    <div className="joined-plan">
      <figure>
        {building && (
          <Drawing of={`joined units ${offer.key}`}>
            <JoinedUnits offer={offer} building={building} people={people} />
          </Drawing>
        )}
        <figcaption>{wallWords(offer, building, person)}</figcaption>
      </figure>
      <FactsTable rows={facts} className="joined-facts" />
    </div>
  );
}

/** The shared wall. It promises a door only if the content allows one between all units. */
function wallWords({ units }: Offer, building: Building | undefined, person: Person | undefined): string {
  const placed = placedUnits(units);
  const walls = placed.flatMap((a, at) =>
    placed.slice(at + 1).flatMap((b) => sharedWall(a, b, building)?.length ?? []),
  );
  const length = walls.length === 1 && walls[0] ? `, ${metres(Math.round(walls[0] * 100) / 100)}` : "";
  const mayOpen = units.every(({ id, joinable = [] }) =>
    units.every((other) => other.id === id || joinable.includes(other.id)),
  );
  const isOne = walls.length === 1;
  const dashes = isOne ? `Пунктиром показана общая стена${length}` : "Пунктиром показаны общие стены";
  const inWalls = isOne ? "в ней" : "в них";
  const door = mayOpen
    ? `Проём ${inWalls} открыть можно.`
    : `Можно ли открыть ${inWalls} проём, ${person ? firstName(person) : "менеджер"} скажет до показа.`;
  return `${dashes}. ${door}`;
}

type PictureProps = { unit: Unit; geometry: UnitGeometry | undefined };

/** The photographs; else the room's model by its own plan; else a picture of the park's model. */
function RoomPicture({ unit, geometry, picture }: PictureProps & { picture: ModelPicture | undefined }) {
  if (unit.images.length > 0)
    return (
      <div className="unit-picture">
        <PhotoStrip images={unit.images} label={`Фотографии помещения ${unit.number}`} place="hero" />
      </div>
    );
  if (geometry)
    return (
      <figure className="unit-picture model-picture">
        <RoomModel unit={unit} plan={planOfOne(unit, geometry)} />
        <figcaption>макет</figcaption>
      </figure>
    );
  return (
    <ModelFigure picture={picture} alt="Макет парка" sizes="(width <= 47.5em) 92vw, 720px" className="unit-picture" />
  );
}

/** The plan with its size, or the upstream's picture where the unit's place is not known; nothing without either. */
function PlanPicture({ unit, geometry, question }: PictureProps & { question: Question }) {
  if (!geometry) {
    if (!unit.plan) return null;
    return (
      <figure className="plan-picture" id="plan">
        <Picture image={unit.plan} place="figure" />
      </figure>
    );
  }
  const { desks, example, width, depth } = geometry;
  const shown = example && desks.length > 0 && `для примера — ${plural(desks.length, "стол", "стола", "столов")}`;
  const size = sides(width, depth);
  return (
    <figure className="plan-picture" id="plan">
      <Drawing of={`unit ${unit.id}`}>
        <UnitPlan unit={unit} geometry={geometry} />
      </Drawing>
      <figcaption>
        <span>
          {shown ? `${size}, ` : size}
          {shown && <span className="nowrap">{shown}</span>}
        </span>{" "}
        {unit.category === "office" && <PeopleForm unit={unit} question={question} />}
      </figcaption>
    </figure>
  );
}

/** The number of people at the plan: the same page shows their desks. The rest of the question goes along. */
function PeopleForm({ unit, question }: { unit: Unit; question: Question }) {
  const others = questionFilter.canonical({ ...question, people: undefined });
  return (
    <form className="plan-people no-print" method="get" action={`${href("unit", { id: unit.id })}#plan`}>
      <HiddenFields values={[...others]} />
      <label htmlFor="plan-people">Вас, чел.</label>{" "}
      <input
        id="plan-people"
        name="people"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        defaultValue={question.people}
      />{" "}
      <button type="submit" className="button button-quiet">
        Расставить
      </button>
    </form>
  );
}
