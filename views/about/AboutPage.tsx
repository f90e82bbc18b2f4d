import type { Unit } from "../content/unit.ts";
import { Skyline } from "../drawings/Skyline.tsx";
import { FactsTable } from "../kit/FactsTable.tsx";
import { number } from "../kit/format.ts";
import { Part } from "../kit/Part.tsx";
import type { CommonProps } from "../layout/common-props.ts";
import { ParkInWords } from "../park/claims/ParkInWords.tsx";
import { parkSystems } from "../park/claims/park-systems.ts";
import { ModelFigure } from "../park/ModelFigure.tsx";
import { areaInShort, buildingsInWords, counted, floorsIn, lettableArea } from "../park/park-figures.ts";
import { parkName } from "../park/park-name.ts";
import { BuildingRows } from "./BuildingRows.tsx";
import { buildingSystems } from "./building-systems.ts";
import { ParkInside } from "./claims/ParkInside.tsx";
import { GrowthPart } from "./GrowthPart.tsx";
import { areaClasses, growthOf } from "./growth.ts";

/** Units, parking spaces and charging posts may be unknown. */
type Props = Pick<CommonProps, "buildings" | "claims" | "park" | "model"> & {
  units: Unit[] | undefined;
  parkingSpaces: number | undefined;
  chargingPosts: number | undefined;
};

/** The park as a story: its skyline, how it grew, its buildings, what they run on. */
export function AboutPage(props: Props) {
  const { buildings, units, chargingPosts, claims, park, model } = props;
  const works = claims?.works ?? [];
  const growth = growthOf(
    buildings,
    works.map(({ year }) => year),
  );
  const systems = buildingSystems(units ?? [], buildings);
  const stated = claims && parkSystems;
  const areas = buildings.some(({ area }) => area !== undefined);
  return (
    <>
      <Story {...props} />
      {claims && (
        <Part>
          <ParkInWords since={growth?.from} />
          <ModelFigure
            picture={model?.entrance}
            alt="Макет: вечер у входа в корпус 4"
            sizes="(width <= 87.5em) 92vw, 1360px"
            className="story-model"
          />
        </Part>
      )}
      {growth && <GrowthPart growth={growth} buildings={buildings} works={works} />}
      {buildings.length > 0 && (
        <Part ruled={claims !== undefined && growth === undefined}>
          <div className="columns-2 story-stock">
            <div>
              <div className="part-head">
                <h2>Корпуса</h2>
                <small>{areas && "Площадь в одном масштабе; "}номер ведёт на этажи</small>
              </div>
              <BuildingRows buildings={buildings} classes={areaClasses(buildings)} />
            </div>
            {(stated || systems.length > 0) && (
              <div>
                <h2>Инженерия</h2>
                <FactsTable rows={[...(stated?.before ?? []), ...systems, ...(stated?.after ?? [])]} />
              </div>
            )}
          </div>
        </Part>
      )}
      {claims && <ParkInside chargingPosts={chargingPosts} showing={claims.showing} texts={park.texts} />}
    </>
  );
}

function Story({ buildings, parkingSpaces, claims, model }: Props) {
  const words = buildingsInWords(buildings);
  const area = lettableArea(buildings);
  const floors = counted(floorsIn(buildings), "этаж", "этажа", "этажей");
  const cars = counted(parkingSpaces ?? 0, "место", "места", "мест");
  const figures = [
    ...(area ? [{ figure: areaInShort(area), text: "арендуемой площади" }] : []),
    ...(floorsIn(buildings) > 0
      ? [{ figure: floors.figure, text: `${floors.noun} ${buildings.length > 1 ? "во всех корпусах" : "в корпусе"}` }]
      : []),
    ...(parkingSpaces ? [{ figure: cars.figure, text: `${cars.noun} на парковках` }] : []),
    ...(claims ? [{ figure: number(claims.facts.employees), text: "человек работают здесь, примерно" }] : []),
  ];
  return (
    <div className="story">
      <div className="wrap">
        <h1>{claims && words ? `${words} ${claims.storyEnd}` : `О ${parkName.kind.prepositional}`}</h1>
      </div>
      {!model && <Skyline buildings={buildings} />}
      {figures.length > 0 && (
        <ul className="story-figures">
          {figures.map(({ figure, text }) => (
            <li key={text}>
              <b className="num">{`${figure} `}</b>
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
