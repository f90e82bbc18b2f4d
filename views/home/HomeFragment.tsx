import type { Park } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { readParkSection } from "../drawings/park-section/read-park-section.ts";
import { SwapInto } from "../kit/SwapInto.tsx";
import type { Model } from "../park/model.ts";
import { AnswerWords, ShowWords } from "./AnswerWords.tsx";
import { showId } from "./HomeAsk.tsx";
import { HomeMap, mapOf } from "./HomeMap.tsx";
import { HomePark, parkId } from "./HomePark.tsx";
import { type HomeChoice, homeAnswers } from "./home-answer.ts";

export type HomeFragmentProps = { park: Park; units: Unit[]; choice: HomeChoice; model: Model | undefined };

/** The answer to what one asks on the home page: the sentence, the button's words, the lit windows. */
export function HomeFragment({ park: { buildings, categories, contacts }, units, choice, model }: HomeFragmentProps) {
  const answers = homeAnswers(categories, units, choice);
  const answer = answers.find(({ category }) => category.id === choice.category);
  const picture = mapOf(model, buildings);
  const section = picture ? undefined : readParkSection(buildings, units);
  return (
    <>
      {answer && <AnswerWords answer={answer} drawn={section !== undefined} />}
      <SwapInto target={`#${showId(choice.category)}`}>
        <ShowWords answer={answer} />
      </SwapInto>
      {picture && (
        <SwapInto target={`#${parkId}`}>
          <HomeMap picture={picture} buildings={buildings} answers={answers} />
        </SwapInto>
      )}
      {section && (
        <SwapInto target={`#${parkId}`}>
          <HomePark section={section} answers={answers} lat={contacts.coordinates?.lat} />
        </SwapInto>
      )}
    </>
  );
}
