import type { Building, RentalCategory } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { unitsInWords } from "../content/unit-words.ts";
import { readParkSection, type Tower } from "../drawings/park-section/read-park-section.ts";
import { box } from "../drawings/path.ts";
import { leastPrice } from "../kit/format.ts";
import { ShareName, SharePicture, ShareTitle } from "./SharePicture.tsx";
import { shareWidth } from "./share-style.ts";

type Props = { category: RentalCategory; stock: readonly Unit[]; buildings: readonly Building[] };

const ground = 330;
const [left, right] = [32, shareWidth - 32];
const tallestPixels = 170;

/** The sharing picture of a list: how much is free, from what price, and where in the park. */
export function ListPicture({ category, stock, buildings }: Props) {
  const section = readParkSection(buildings, stock);
  const prices = stock.map(({ price }) => price).filter((price) => price > 0);
  return (
    <SharePicture dark>
      <ShareTitle text={category.title} x={left} y={74} letters={22} dark />
      <text x={left} y={112} className="soft">
        {stock.length > 0
          ? `${unitsInWords(stock.length, category.id)}${prices.length > 0 ? `, ${leastPrice(prices)} в месяц` : ""}`
          : "Сейчас всё занято"}
      </text>
      <ShareName x={shareWidth - 230} y={46} dark />
      {section && <Towers towers={section.lines.flat(2)} stretch={section.stretch} />}
    </SharePicture>
  );
}

function Towers({ towers, stretch }: { towers: readonly Tower[]; stretch: number }) {
  const gap = 10;
  const metres = towers.reduce((sum, { length }) => sum + length, 0);
  const k = (right - left - gap * (towers.length - 1)) / metres;
  const tallest = Math.max(...towers.map(({ height }) => height * stretch));
  const up = Math.min(k, tallestPixels / tallest);
  let x = left;
  const drawn = towers.map((tower) => {
    const at = x;
    x += tower.length * k + gap;
    const storey = (tower.height * stretch * up) / tower.storeys;
    const lane = (storey * 0.8) / tower.rows;
    const lights = tower.lights.map(({ unit: { place }, storey: floor }) =>
      box(
        at + place.offset * k,
        ground - (floor + 1) * storey + storey * 0.1 + place.row * lane,
        Math.max(2.4, place.width * k),
        lane * 0.85,
      ),
    );
    const height = storey * tower.storeys;
    return { wall: box(at, ground - height, tower.length * k, height), lights: lights.join("") };
  });
  return (
    <>
      <path className="wall" d={drawn.map(({ wall }) => wall).join("")} />
      <path className="lamp" d={drawn.map(({ lights }) => lights).join("")} />
      <path className="parallel" d={`M0 ${ground}H${shareWidth}`} />
    </>
  );
}
