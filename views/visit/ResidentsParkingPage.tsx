import { ButtonLink, ExternalLink } from "../kit/Button.tsx";
import { CallToAction } from "../kit/CallToAction.tsx";
import { metres, number, telLink } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { Questions } from "../kit/Questions.tsx";
import { Section } from "../kit/Section.tsx";
import { Steps } from "../kit/Steps.tsx";
import type { Department, Park } from "../park/park.ts";
import { counted } from "../park/park-figures.ts";
import { haveAll, type Places } from "../park/places.ts";
import { RequestLink } from "../requests/RequestLink.tsx";
import { href } from "../routes.ts";
import { ParkingTariffs } from "./ParkingTariffs.tsx";
import type { ParkingMap } from "./parking.ts";
import { factsOfZone, spacesIn, totalOf } from "./parking-facts.ts";
import { ParkingTabs } from "./SubjectTabs.tsx";
import { bicycleStands } from "./way-facts.ts";

/** What the page of the residents' car park shows; `department` signs the contracts. */
export type ResidentsParkingPageProps = {
  map: ParkingMap;
  park: Park;
  places: Places;
  cabinetUrl: string;
  department: Department | undefined;
  chargingServiceId: number | undefined;
};

/** The car park for residents: zones, monthly tariffs, how to get a place, passes for guests and for trucks. */
export function ResidentsParkingPage({
  map,
  park,
  places,
  cabinetUrl,
  department,
  chargingServiceId,
}: ResidentsParkingPageProps) {
  const cabinet = <ExternalLink href={cabinetUrl}>кабинете арендатора</ExternalLink>;
  return (
    <>
      <PageHeading
        title="Парковка для резидентов"
        lead="Место закрепляют за компанией на месяц и дольше. Номера машин вы меняете сами, хоть каждый день."
      >
        <ParkingTabs current="residents" />
      </PageHeading>
      <ParkingTariffs
        map={map}
        park={park}
        places={places}
        kind="residents"
        facts={figures(map, places)}
        lead="Плата — за одно место в месяц, с НДС 22 %. Она идёт отдельной строкой в счёте за аренду."
      >
        <ButtonLink href={cabinetUrl} variant="outline" external>
          Кабинет арендатора
        </ButtonLink>
      </ParkingTariffs>
      <Section title="Как получить место" tone="white">
        <Steps
          items={[
            {
              title: "Заявка",
              text: "Напишите нам, сколько мест нужно и в какой зоне. Если свободных нет, поставим в очередь и позвоним.",
              note: "в тот же день",
            },
            {
              title: "Приложение к договору",
              text: "Отдел аренды готовит приложение к вашему договору: зона, число мест, срок.",
              note: "2 рабочих дня",
            },
            {
              title: "Номера машин",
              text: "Внесите их в кабинете арендатора. На одно место можно записать до трёх номеров: пропустим ту машину, которая приехала первой.",
              note: "5 минут",
            },
            {
              title: "Въезд",
              text: "Шлагбаум узнаёт номер. Изменения в списке действуют через десять минут.",
              note: "сразу",
            },
          ]}
        />
        {department && (
          <p>
            Вопросы о договоре — {department.name.toLowerCase()}:{" "}
            <a href={telLink(department.phone)}>{department.phone}</a>
            {department.hours && <>, {department.hours}</>}.
          </p>
        )}
      </Section>
      <Section title="Гости, курьеры, грузы">
        <div className="thirds">
          <div className="prose">
            <h3>Гость на машине</h3>
            <p>
              Закажите пропуск в {cabinet}: фамилия, дата, номер. Гость встаёт{" "}
              {haveAll(places, "P1", "P2") && "в зоне P1 или P2 "}по{" "}
              <a href={href("parking", {})}>тарифу для посетителей</a>; его стоянку можно взять на свой счёт.
            </p>
          </div>
          <div className="prose">
            <h3>Курьер и такси</h3>
            <p>
              Пропуск не нужен. У входа 3 есть карман на четыре машины, остановка — до пяти минут. В зонах для
              посетителей начало стоянки бесплатно.
            </p>
          </div>
          <div className="prose">
            <h3>Грузовик</h3>
            <p>
              Разовый пропуск на номер машины и окно на рампе заказывают в {cabinet} накануне до 18:00, срочно — у
              диспетчера. <a href={`${href("route", {})}#truck`}>Памятка водителю</a> печатается на одном листе.
            </p>
          </div>
        </div>
      </Section>
      <Section title="Вопросы и ответы" tone="white">
        <Questions items={questions(map, places, chargingServiceId)} />
      </Section>
      <CallToAction
        title="Нужны места для сотрудников?"
        text="Напишите, сколько машин и с какого числа: проверим зоны и назовём дату."
      >
        <RequestLink form="callback">Написать нам</RequestLink>
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
    ...(zones.length > 0 ? [{ figure: parts.figure, text: `${parts.noun} с круглосуточным въездом` }] : []),
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

function questions({ zones }: ParkingMap, places: Places, chargingServiceId: number | undefined) {
  const low = zones.filter((zone) => factsOfZone(zone, places)?.heightMetres);
  return [
    {
      question: "Поместится ли высокая машина?",
      answer: low.length
        ? `${low.map((zone) => `${zone.name}: до ${metres(factsOfZone(zone, places)?.heightMetres ?? 0)}`).join("; ")}. На остальных зонах высота не ограничена. Багажник на крыше и антенну считайте вместе с машиной.`
        : "Ограничение высоты указано на знаке у въезда. Багажник на крыше и антенну считайте вместе с машиной.",
    },
    {
      question: "Сколько стоит зарядка для резидента?",
      answer: (
        <p>
          Время у поста входит в плату за место, оплачивается только электричество: картой доступа, общим счётом раз в
          месяц, или банковской картой.
          {chargingServiceId !== undefined && (
            <>
              {" "}
              <a href={href("service", { id: chargingServiceId })}>Цены на зарядку</a>
            </>
          )}
        </p>
      ),
    },
    {
      question: "Можно ли отказаться от места раньше срока?",
      answer: "Да, предупредив за 30 дней через кабинет. Неиспользованную часть предоплаты зачтём в аренду.",
    },
    {
      question: "Где ставить велосипед?",
      answer: (
        <p>
          {bicycleStands(places).length > 0 ? "Стойки бесплатны. Где какие" : "Стойки бесплатны. Подробнее"} — на
          странице <a href={`${href("residentsRoute", {})}#bicycle`}>«Как добраться: резидентам»</a>.
        </p>
      ),
    },
  ];
}
