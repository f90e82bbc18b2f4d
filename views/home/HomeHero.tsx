import { ParkScheme } from "../drawings/ParkScheme.tsx";
import { ButtonLink } from "../kit/Button.tsx";
import { FactsRow } from "../kit/FactsRow.tsx";
import { plural } from "../kit/format.ts";
import type { Body } from "../park/park.ts";
import { areaInShort, bodiesInWords, counted, floorsInWords, lettableArea } from "../park/park-figures.ts";
import { href } from "../routes.ts";
import { metro } from "../visit/way-facts.ts";

type Props = { bodies: Body[]; freeUnits: number | undefined; parkingSpaces: number | undefined };

/** The first screen of the home page: what the park is, its scheme, and its figures. */
export function HomeHero({ bodies, freeUnits, parkingSpaces }: Props) {
  const parking = parkingSpaces ? `парковка на ${plural(parkingSpaces, "машину", "машины", "машин")}` : "своя парковка";
  return (
    <>
      <div className={bodies.length > 0 ? "hero" : "hero hero-alone"}>
        <div>
          <p className="kicker">Бизнес-парк на юго-западе Москвы</p>
          <h1>Офисы, склады и торговые помещения в одном парке</h1>
          <p className="lead">
            {bodies.length > 0 ? `${bodiesInWords(bodies)}, собственная` : "Собственная"} эксплуатация и {parking}.
            Прямая аренда от собственника, без комиссии.
          </p>
          <div className="row">
            <ButtonLink href={href("officeSelection", {})}>Подобрать помещение</ButtonLink>
            <ButtonLink href={href("plan", {})} variant="outline">
              Открыть схему
            </ButtonLink>
          </div>
        </div>
        <ParkScheme bodies={bodies} linkTo={({ id }) => href("plan", {}, { body: id })} />
      </div>
      <FactsRow facts={parkFigures(bodies, freeUnits)} />
    </>
  );
}

function parkFigures(bodies: Body[], freeUnits: number | undefined) {
  const area = lettableArea(bodies);
  const buildings = counted(bodies.length, "корпус", "корпуса", "корпусов");
  const units = !freeUnits ? undefined : counted(freeUnits, "помещение", "помещения", "помещений");
  return [
    ...(area ? [{ figure: areaInShort(area), text: "под офисы, склады и торговлю" }] : []),
    ...(bodies.length > 0
      ? [{ figure: buildings.figure, text: [buildings.noun, floorsInWords(bodies)].filter(Boolean).join(", ") }]
      : []),
    ...(units ? [{ figure: units.figure, text: `${units.noun} можно снять` }] : []),
    {
      figure: `${metro.walkMinutes} мин`,
      text: `пешком от метро «${metro.station}»`,
    },
  ];
}
