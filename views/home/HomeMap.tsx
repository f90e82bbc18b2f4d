import type { Building } from "../content/park.ts";
import { unitsInWords } from "../content/unit-words.ts";
import { number } from "../kit/format.ts";
import { aerialLights } from "../park/claims/model/aerial-lights.ts";
import { aerialMap } from "../park/claims/model/aerial-map.ts";
import { ModelImage } from "../park/ModelFigure.tsx";
import type { Model, ModelPicture } from "../park/model.ts";
import { href } from "../routes.ts";
import { rentHref } from "../units/unit-links.ts";
import type { HomeAnswer } from "./home-answer.ts";

type Props = {
  picture: ModelPicture;
  buildings: readonly Building[];
  answers: readonly HomeAnswer[] | undefined;
};

/** The picture that is this park's map: only where it shows every building that the API lists. */
export const mapOf = (model: Model | undefined, buildings: readonly Building[]): ModelPicture | undefined =>
  buildings.length > 0 && buildings.every(({ number: sign }) => Object.hasOwn(aerialMap, sign))
    ? model?.aerial
    : undefined;

/** The park's model as its map: each building is a link over the picture, with its number and what is free now. */
export function HomeMap({ picture, buildings, answers = [] }: Props) {
  const { width, height } = picture;
  const found = answers.flatMap((answer) => answer.found);
  const [now, soon] = (["free", "soon"] as const).map((status) =>
    aerialLights(
      found.filter((unit) => unit.status === status),
      picture,
    ),
  );
  return (
    <div className="home-map">
      <ModelImage picture={picture} alt="Макет парка с юго-востока" sizes="(width <= 68.75em) 100vw, 1120px" eager />
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMin slice" aria-label="Корпуса парка">
        <path className="home-map-soon" d={soon} />
        <path className="home-map-now" d={now} />
        {buildings.map((building) => {
          const roof = aerialMap[building.number]?.roof;
          if (!roof) return null;
          const { address, words, count } = answerFor(building, answers);
          const [x, y] = [Math.round(roof[0] * width), Math.round(roof[1] * height)];
          return (
            <a key={building.id} href={address}>
              <title>{`Корпус ${building.number}: ${words}`}</title>
              {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: the link around it has the focus and the name */}
              <g aria-hidden="true">
                <rect x={x - 26} y={y - 26} width={count === undefined ? 52 : 110} height={52} rx={26} />
                <circle cx={x} cy={y} r={26} />
                <text x={x} y={y} dy=".35em">
                  {building.number}
                </text>
                {count !== undefined && (
                  <text className="home-map-free" x={x + 54} y={y} dy=".35em">
                    {number(count)}
                  </text>
                )}
              </g>
            </a>
          );
        })}
      </svg>
      <p className="home-map-note">
        макет парка<span>; рядом с номером корпуса — сколько в нём свободно</span>
      </p>
    </div>
  );
}

/** Where a building leads: to the list of what is mostly let there, else to its floors. */
export function answerFor(building: Building, answers: readonly HomeAnswer[]) {
  const inside = <Placed extends { building: { id: number } }>(units: readonly Placed[]) =>
    units.filter((unit) => unit.building.id === building.id);
  const [kind] = answers
    .map(({ category, chosen, stock, found }) => ({ category, chosen, offered: inside(stock), found: inside(found) }))
    .filter(({ offered }) => offered.length > 0)
    .sort((a, b) => b.offered.length - a.offered.length);
  if (!kind) return { address: href("plan", {}, { body: building.id }), words: "свободного нет", count: undefined };
  const { category, chosen, offered, found } = kind;
  const words =
    found.length < offered.length
      ? `подходит ${number(found.length)} из ${number(offered.length)}`
      : `свободно ${unitsInWords(offered.length, category.id)}`;
  return { address: rentHref(category, { ...chosen, bodies: [building.id] }), words, count: found.length };
}
