import { FactsRow } from "../kit/FactsRow.tsx";
import { number, plural } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { Prose } from "../kit/RichText.tsx";
import { Section } from "../kit/Section.tsx";
import { ParkTimeline } from "../park/ParkTimeline.tsx";
import type { Body } from "../park/park.ts";
import { areaInShort, bodiesInWords, counted, floorsIn, floorsInWords, lettableArea } from "../park/park-figures.ts";
import { milestones } from "../park/park-history.ts";
import { ParkInside } from "../park/statements/ParkInside.tsx";
import { ParkInWords } from "../park/statements/ParkInWords.tsx";
import type { ParkStatements } from "../park/statements/statements.ts";
import { CallToAction } from "../requests/CallToAction.tsx";
import { href } from "../routes.ts";
import type { Pavilion } from "../units/pavilion.ts";
import { BuildingsTable } from "./BuildingsTable.tsx";

/** What the page about the park shows; units, places and posts may be unknown. */
export type AboutProps = {
  bodies: Body[];
  units: Pavilion[] | undefined;
  parkingSpaces: number | undefined;
  chargingPosts: number | undefined;
  statements: ParkStatements | undefined;
};

/** The park: its buildings in figures, its years, what it runs on, its rules. */
export function AboutPage({ bodies, units, parkingSpaces, chargingPosts, statements }: AboutProps) {
  const area = lettableArea(bodies);
  const years = milestones(bodies, statements?.works);
  const words = bodiesInWords(bodies);
  const cars = counted(parkingSpaces ?? 0, "место", "места", "мест");
  const floors = counted(floorsIn(bodies), "этаж", "этажа", "этажей");
  const figures = [
    ...(area ? [{ figure: areaInShort(area), text: "арендуемой площади" }] : []),
    ...(floorsIn(bodies) > 0
      ? [{ figure: floors.figure, text: `${floors.noun} ${bodies.length > 1 ? "во всех корпусах" : "в корпусе"}` }]
      : []),
    ...(parkingSpaces ? [{ figure: cars.figure, text: `${cars.noun} на парковках` }] : []),
    ...(statements ? [{ figure: number(statements.facts.employees), text: "человек работают в парке, примерно" }] : []),
  ];
  return (
    <>
      <PageHeading
        title={`О бизнес-парке`}
        lead={
          statements
            ? `${words ? `${words} на` : "На"} одной территории: ${statements.mix}`
            : [words, floorsInWords(bodies)].filter(Boolean).join(", ") || undefined
        }
      />
      {(statements || figures.length > 1) && (
        <Section tone="white">
          <div className="stack-l">
            {statements && <ParkInWords since={years[0]?.year} />}
            <FactsRow facts={figures} />
          </div>
        </Section>
      )}
      {bodies.length > 0 && (
        <Section
          title="Корпуса"
          link={{ href: href("plan", {}), text: "Схема корпусов" }}
          lead={
            units &&
            `${units.length > 0 ? `Сейчас можно снять ${plural(units.length, "помещение", "помещения", "помещений")}` : "Сейчас всё занято"}. Номер корпуса ведёт на его этажи.`
          }
        >
          <BuildingsTable bodies={bodies} units={units} />
        </Section>
      )}
      {years.length > 0 && (
        <Section title="Как строился парк" tone="white">
          <ParkTimeline milestones={years} />
        </Section>
      )}
      {statements && <ParkInside bodies={bodies} chargingPosts={chargingPosts} />}
      <Section title="Правила парка">
        <Prose>
          <p>
            О машинах и пропусках — страницы <a href={href("parking", {})}>парковки</a> и{" "}
            <a href={href("residentsRoute", {})}>дороги для резидентов</a>, о безопасности работ — раздел{" "}
            <a href={href("laborProtection", {})}>«Охрана труда»</a>. Условия использования сайта — в{" "}
            <a href={href("agreement", {})}>пользовательском соглашении</a>, обращение с личными данными — в{" "}
            <a href={href("privacy", {})}>политике конфиденциальности</a>.
          </p>
        </Prose>
      </Section>
      <CallToAction
        title="Приезжайте посмотреть"
        text={statements?.showing ?? "Напишите, что ищете: договоримся о времени и покажем."}
      />
    </>
  );
}
