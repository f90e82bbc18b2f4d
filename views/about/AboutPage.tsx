import type { Building } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { CallToAction } from "../enquiries/CallToAction.tsx";
import { FactsRow } from "../kit/FactsRow.tsx";
import { number, plural } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { Prose } from "../kit/RichText.tsx";
import { Section } from "../kit/Section.tsx";
import type { ParkClaims } from "../park/claims/claims.ts";
import { ParkInside } from "../park/claims/ParkInside.tsx";
import { ParkInWords } from "../park/claims/ParkInWords.tsx";
import { ParkTimeline } from "../park/ParkTimeline.tsx";
import { areaInShort, buildingsInWords, counted, floorsIn, floorsInWords, lettableArea } from "../park/park-figures.ts";
import { milestones } from "../park/park-history.ts";
import { parkName } from "../park/park-name.ts";
import { href } from "../routes.ts";
import { BuildingsTable } from "./BuildingsTable.tsx";

/** What the page about the park shows; units, places and posts may be unknown. */
export type AboutProps = {
  buildings: Building[];
  units: Unit[] | undefined;
  parkingSpaces: number | undefined;
  chargingPosts: number | undefined;
  claims: ParkClaims | undefined;
};

/** The park: its buildings in figures, its years, what it runs on, its rules. */
export function AboutPage({ buildings, units, parkingSpaces, chargingPosts, claims }: AboutProps) {
  const area = lettableArea(buildings);
  const years = milestones(buildings, claims?.works);
  const words = buildingsInWords(buildings);
  const cars = counted(parkingSpaces ?? 0, "место", "места", "мест");
  const floors = counted(floorsIn(buildings), "этаж", "этажа", "этажей");
  const figures = [
    ...(area ? [{ figure: areaInShort(area), text: "арендуемой площади" }] : []),
    ...(floorsIn(buildings) > 0
      ? [{ figure: floors.figure, text: `${floors.noun} ${buildings.length > 1 ? "во всех корпусах" : "в корпусе"}` }]
      : []),
    ...(parkingSpaces ? [{ figure: cars.figure, text: `${cars.noun} на парковках` }] : []),
    ...(claims ? [{ figure: number(claims.facts.employees), text: "человек работают в парке, примерно" }] : []),
  ];
  return (
    <>
      <PageHeading
        title={`О ${parkName.kind.prepositional}`}
        lead={
          claims
            ? `${words ? `${words} на` : "На"} одной территории: ${claims.mix}`
            : [words, floorsInWords(buildings)].filter(Boolean).join(", ") || undefined
        }
      />
      {(claims || figures.length > 1) && (
        <Section tone="white">
          <div className="stack-l">
            {claims && <ParkInWords since={years[0]?.year} />}
            <FactsRow facts={figures} />
          </div>
        </Section>
      )}
      {buildings.length > 0 && (
        <Section
          title="Корпуса"
          link={{ href: href("plan", {}), text: "Схема корпусов" }}
          lead={
            units &&
            `${units.length > 0 ? `Сейчас можно снять ${plural(units.length, "помещение", "помещения", "помещений")}` : "Сейчас всё занято"}. Номер корпуса ведёт на его этажи.`
          }
        >
          <BuildingsTable buildings={buildings} units={units} />
        </Section>
      )}
      {years.length > 0 && (
        <Section title="Как строился парк" tone="white">
          <ParkTimeline milestones={years} />
        </Section>
      )}
      {claims && <ParkInside buildings={buildings} chargingPosts={chargingPosts} />}
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
        text={claims?.showing ?? "Напишите, что ищете: договоримся о времени и покажем."}
      />
    </>
  );
}
