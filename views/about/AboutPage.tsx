import type { Unit } from "../content/unit.ts";
import { Skyline } from "../drawings/Skyline.tsx";
import { FactsTable } from "../kit/FactsTable.tsx";
import { listed, number } from "../kit/format.ts";
import { Part } from "../kit/Part.tsx";
import type { CommonProps } from "../layout/common-props.ts";
import type { Work } from "../park/claims/claims.ts";
import { ParkInWords } from "../park/claims/ParkInWords.tsx";
import { parkSystems } from "../park/claims/park-systems.ts";
import { ModelFigure } from "../park/ModelFigure.tsx";
import { areaInShort, buildingsInWords, counted, floorsIn, lettableArea } from "../park/park-figures.ts";
import { parkName } from "../park/park-name.ts";
import { BuildingRows } from "./BuildingRows.tsx";
import { buildingSystems } from "./building-systems.ts";
import { ParkInside } from "./claims/ParkInside.tsx";

/** Units, parking spaces and charging posts may be unknown. */
type Props = Pick<CommonProps, "buildings" | "claims" | "park" | "model"> & {
  units: Unit[] | undefined;
  parkingSpaces: number | undefined;
  chargingPosts: number | undefined;
};

/** The park as a story: its skyline, how it grew, its buildings, what they run on. */
export function AboutPage(props: Props) {
  const { buildings, units, chargingPosts, claims, park, model } = props;
  const years = yearsOf(buildings, claims?.works ?? []);
  const systems = buildingSystems(units ?? [], buildings);
  const stated = claims && parkSystems;
  return (
    <>
      <Story {...props} />
      {claims && (
        <Part>
          <ParkInWords since={years[0]?.year} />
          <ModelFigure
            picture={model?.entrance}
            alt="Макет: вечер у входа в корпус 4"
            sizes="(width <= 87.5em) 92vw, 1360px"
            className="story-model"
          />
        </Part>
      )}
      {years.length > 1 && (
        <Part title="Как рос парк">
          <FactsTable rows={years.map(({ year, events }) => ({ name: String(year), value: events.join(", ") }))} />
        </Part>
      )}
      {buildings.length > 0 && (
        <Part ruled>
          <div className="columns-2 story-stock">
            <div>
              <div className="part-head">
                <h2>Корпуса</h2>
                <small>номер ведёт на этажи</small>
              </div>
              <BuildingRows buildings={buildings} />
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

/** What happened in the park, year by year: the buildings that opened, and its owner's works. */
function yearsOf(buildings: Props["buildings"], works: readonly Work[]) {
  const opened = [...Map.groupBy(buildings, ({ year }) => year)].flatMap(([year, some]) =>
    year === undefined
      ? []
      : [{ year, event: `${some.length > 1 ? "корпуса" : "корпус"} ${listed(some.map(({ number: name }) => name))}` }],
  );
  const all = [...opened, ...works].sort((a, b) => a.year - b.year);
  return [...Map.groupBy(all, ({ year }) => year)].map(([year, some]) => ({
    year,
    events: some.map(({ event }) => event),
  }));
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
