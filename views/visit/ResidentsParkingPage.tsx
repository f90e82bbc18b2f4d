import type { ParkingMap } from "../content/parking.ts";
import { CallToAction } from "../enquiries/CallToAction.tsx";
import { ButtonLink } from "../kit/Button.tsx";
import { number } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { Section } from "../kit/Section.tsx";
import { residentsLead, residentsTariffs } from "../park/claims/parking-words.ts";
import { ResidentsParkingRules } from "../park/claims/ResidentsParkingRules.tsx";
import { counted } from "../park/park-figures.ts";
import type { Places } from "../park/places.ts";
import { href } from "../routes.ts";
import { ParkingDepartment } from "./ParkingDepartment.tsx";
import { ParkingTariffs } from "./ParkingTariffs.tsx";
import { spacesIn, totalOf } from "./parking-facts.ts";
import type { ResidentsParkingPageProps } from "./residents-parking-page.ts";
import { ParkingTabs } from "./SubjectTabs.tsx";

/** The car park for residents: zones, monthly tariffs, how to get a place, passes for guests and for trucks. */
export function ResidentsParkingPage(props: ResidentsParkingPageProps) {
  const { map, park, places, cabinetUrl, department, claims } = props;
  return (
    <>
      <PageHeading
        title="Парковка для резидентов"
        lead={claims ? residentsLead : "Где стоят машины тех, кто работает в парке."}
      >
        <ParkingTabs current="residents" />
      </PageHeading>
      <ParkingTariffs
        map={map}
        park={park}
        places={places}
        kind="residents"
        facts={figures(map, places)}
        lead={claims && residentsTariffs}
      >
        {cabinetUrl && (
          <ButtonLink href={cabinetUrl} variant="outline" external>
            Кабинет арендатора
          </ButtonLink>
        )}
      </ParkingTariffs>
      {claims && <ResidentsParkingRules {...props} />}
      {!claims && department && (
        <Section title="Как получить место" tone="white">
          <ParkingDepartment department={department} />
        </Section>
      )}
      <CallToAction
        title="Нужны места для сотрудников?"
        text="Напишите, сколько машин и с какого числа: проверим зоны и назовём дату."
      >
        <ButtonLink href={href("residentsRoute", {})} variant="outline">
          Дорога и входы
        </ButtonLink>
      </CallToAction>
    </>
  );
}

function figures({ zones }: ParkingMap, places: Places) {
  const cars = counted(spacesIn(zones), "место", "места", "мест");
  const parts = counted(zones.length, "зона", "зоны", "зон");
  const chargers = totalOf(zones, "chargers", places);
  const accessible = totalOf(zones, "accessible", places);
  return [
    ...(spacesIn(zones) > 0 ? [{ figure: cars.figure, text: `${cars.noun} для резидентов` }] : []),
    ...(zones.length > 0 ? [{ figure: parts.figure, text: `${parts.noun} для стоянки` }] : []),
    ...(accessible
      ? [
          {
            figure: number(accessible),
            text: `${counted(accessible, "место", "места", "мест").noun} для людей с инвалидностью`,
          },
        ]
      : []),
    ...(chargers
      ? [{ figure: number(chargers), text: `${counted(chargers, "пост", "поста", "постов").noun} для зарядки машин` }]
      : []),
  ];
}
