import type { Park } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { SwapInto } from "../layout/define-fragment.ts";
import type { Model } from "../park/ModelFigure.tsx";
import { HomeMap, mapId, ShowWords } from "./HomeHero.tsx";
import { type HomeChoice, homeAnswers } from "./home-answer.ts";

export type HomeFragmentProps = { park: Park; units: Unit[]; choice: HomeChoice; model: Model | undefined };

/** The answer to what one asks on the home page: the button's words, and the park. */
export function HomeFragment({ park, units, choice, model }: HomeFragmentProps) {
  const answers = homeAnswers(park.categories, units, choice);
  return (
    <>
      <ShowWords answer={answers.find(({ category }) => category.id === choice.category)} />
      <SwapInto target={`#${mapId}`}>
        <HomeMap park={park} answers={answers} model={model} />
      </SwapInto>
    </>
  );
}
