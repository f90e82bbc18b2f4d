import type { ParkingMap } from "../content/parking.ts";
import { CallToAction } from "../enquiries/CallToAction.tsx";
import { ButtonLink } from "../kit/Button.tsx";
import { metres, number } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { ParkingRules } from "../park/claims/ParkingRules.tsx";
import { visitorsLead, visitorsTariffs } from "../park/claims/parking-words.ts";
import { counted } from "../park/park-figures.ts";
import type { Places } from "../park/places.ts";
import { twoGisRoute, yandexRoute } from "./map-links.ts";
import { ParkingTariffs } from "./ParkingTariffs.tsx";
import { factsOfZone, spacesIn, totalOf } from "./parking-facts.ts";
import type { ParkingPageProps } from "./parking-page.ts";
import { ParkingTabs } from "./SubjectTabs.tsx";

/** The car park for visitors: where, how much, how to pay, passes, trucks, charging. */
export function ParkingPage(props: ParkingPageProps) {
  const { map, park, places, contacts, claims } = props;
  return (
    <>
      <PageHeading
        title="Парковка"
        lead={claims ? visitorsLead : "Где поставить машину, если вы приехали в гости, на встречу или за покупками."}
      >
        <ParkingTabs current="visitors" />
      </PageHeading>
      <ParkingTariffs
        map={map}
        park={park}
        places={places}
        kind="visitors"
        facts={figures(map, places)}
        lead={claims && visitorsTariffs}
      >
        <ButtonLink href={yandexRoute(contacts.coordinates, "car")} variant="outline" external>
          Маршрут в Яндекс Картах
        </ButtonLink>
        <ButtonLink href={twoGisRoute(contacts.coordinates, "car")} variant="outline" external>
          Маршрут в 2ГИС
        </ButtonLink>
      </ParkingTariffs>
      {claims && <ParkingRules {...props} />}
      <CallToAction
        title="Приедете с группой или на автобусе?"
        text="Скажите заранее день и число машин: подскажем, где им встать."
      />
    </>
  );
}

function figures({ zones }: ParkingMap, places: Places) {
  const cars = counted(spacesIn(zones), "место", "места", "мест");
  const heights = zones.flatMap((zone) => factsOfZone(zone, places)?.heightMetres ?? []);
  const accessible = totalOf(zones, "accessible", places);
  const chargers = totalOf(zones, "chargers", places);
  return [
    ...(spacesIn(zones) > 0 ? [{ figure: cars.figure, text: `${cars.noun} для посетителей` }] : []),
    ...(accessible ? [{ figure: number(accessible), text: "из них для людей с инвалидностью" }] : []),
    ...(heights.length ? [{ figure: metres(Math.min(...heights)), text: "самый низкий въезд" }] : []),
    ...(chargers
      ? [{ figure: number(chargers), text: `${counted(chargers, "пост", "поста", "постов").noun} для зарядки машин` }]
      : []),
  ];
}
