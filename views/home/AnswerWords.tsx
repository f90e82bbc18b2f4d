import { squarePerPerson } from "../content/seating.ts";
import { leastRent, unitsInWords } from "../content/unit-words.ts";
import { number, plural, range, rubles, squareMetres } from "../kit/format.ts";
import { counted } from "../park/park-figures.ts";
import { type HomeAnswer, nearestSquares } from "./home-answer.ts";

type Props = { answer: HomeAnswer; drawn: boolean };

/** «Горят 112 офисов: 84 можно занять сейчас, 28 — позже. От 44 460 ₽ в месяц с НДС»; `drawn`: windows show them. */
export function AnswerWords({ answer, drawn }: Props) {
  const { category, chosen, stock, found } = answer;
  const people = chosen.people || undefined;
  if (stock.length === 0) return <>{`Сейчас ${category.name.toLowerCase()} заняты: напишите нам, предупредим.`}</>;
  return (
    <>
      {people && <People people={people} />}
      {found.length > 0 ? <Found answer={answer} drawn={drawn} /> : <None answer={answer} people={people} />}
    </>
  );
}

function People({ people }: { people: number }) {
  const { dense, spacious } = squarePerPerson;
  return (
    <>
      <b>{plural(people, "человек", "человека", "человек")}</b> — это {range(people * dense, people * spacious)} м².{" "}
    </>
  );
}

function Found({ answer: { category, found }, drawn }: Props) {
  const now = found.filter(({ status }) => status === "free").length;
  const least = leastRent(found);
  const [one, many] = drawn ? ["Горит", "Горят"] : ["Свободен", "Свободны"];
  const when =
    now === found.length
      ? "можно занять сейчас"
      : now === 0
        ? "можно занять позже"
        : `${number(now)} можно занять сейчас, ${number(found.length - now)} — позже`;
  return (
    <>
      {counted(found.length, one as string, many as string, many as string).noun}{" "}
      <b>{unitsInWords(found.length, category.id)}</b>: {when}.{" "}
      {least !== undefined && <span className="nowrap">От {rubles(least)} в месяц с НДС</span>}
    </>
  );
}

function None({ answer: { chosen, stock }, people }: { answer: HomeAnswer; people: number | undefined }) {
  const { dense, spacious } = squarePerPerson;
  const { below, above } = people ? nearestSquares(stock, people * dense, people * spacious) : {};
  const near = [below && `${squareMetres(below)} (тесно)`, above && `${squareMetres(above)} (с запасом)`];
  const least = leastRent(stock);
  return (
    <>
      Точно таких сейчас нет.{" "}
      {people && near.some(Boolean)
        ? `Ближайшие — ${near.filter(Boolean).join(" и ")}.`
        : least !== undefined && chosen.priceTo !== undefined && `Самое дешёвое — ${rubles(least)} в месяц.`}
    </>
  );
}

/** The words on the button of a category. */
export function ShowWords({ answer }: { answer: HomeAnswer | undefined }) {
  if (!answer) return <>Показать варианты</>;
  const { category, found } = answer;
  return <>{found.length > 0 ? `Показать ${unitsInWords(found.length, category.id)}` : "Показать ближайшие"}</>;
}
