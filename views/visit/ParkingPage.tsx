import { ButtonLink, ExternalLink } from "../kit/Button.tsx";
import { CallToAction } from "../kit/CallToAction.tsx";
import { FactsTable } from "../kit/FactsTable.tsx";
import { metres, nbsp, number, plural, telLink } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { Questions } from "../kit/Questions.tsx";
import { Prose } from "../kit/RichText.tsx";
import { Section } from "../kit/Section.tsx";
import { Steps } from "../kit/Steps.tsx";
import type { Contacts } from "../park/park.ts";
import { counted } from "../park/park-figures.ts";
import { haveAll, type Places } from "../park/places.ts";
import { RequestLink } from "../requests/RequestLink.tsx";
import { href } from "../routes.ts";
import { twoGisRoute, yandexRoute } from "./map-links.ts";
import { ParkingTariffs } from "./ParkingTariffs.tsx";
import type { ParkingMap } from "./parking.ts";
import { factsOfZone, spacesIn, totalOf } from "./parking-facts.ts";
import { ParkingTabs } from "./SubjectTabs.tsx";
import { rampsInWords, truck } from "./way-facts.ts";

/** What the page of the visitors' car park shows. `chargingServiceId` is the service that tells of charging, if there is one. */
export type ParkingPageProps = {
  map: ParkingMap;
  places: Places;
  contacts: Contacts;
  cabinetUrl: string;
  chargingServiceId: number | undefined;
};

/** The car park for visitors: where, how much, how to pay, passes, trucks, charging. */
export function ParkingPage({ map, places, contacts, cabinetUrl, chargingServiceId }: ParkingPageProps) {
  return (
    <>
      <PageHeading
        title="Парковка"
        lead={nbsp("Для легковой машины пропуск не нужен: камера читает номер на въезде, а платите вы перед выездом.")}
      >
        <ParkingTabs current="visitors" />
      </PageHeading>
      <ParkingTariffs
        map={map}
        places={places}
        kind="visitors"
        facts={figures(map, places)}
        lead="Тарифы указаны с&nbsp;НДС 22&nbsp;%. Въезд и&nbsp;выезд — круглосуточно, без&nbsp;выходных."
      >
        <ButtonLink href={yandexRoute(contacts.coordinates, "car")} variant="outline" external>
          Маршрут в&nbsp;Яндекс Картах
        </ButtonLink>
        <ButtonLink href={twoGisRoute(contacts.coordinates, "car")} variant="outline" external>
          Маршрут в&nbsp;2ГИС
        </ButtonLink>
      </ParkingTariffs>
      <Section title="Как оплатить" tone="white">
        <Steps
          items={[
            { title: "Въезд", text: nbsp("Камера читает номер, шлагбаум открывается сам. С этой минуты идёт время.") },
            {
              title: "Стоянка",
              text: nbsp("Встаньте на любое свободное место зоны. Сколько их осталось, показывает табло у въезда."),
            },
            {
              title: "Оплата",
              text: nbsp(
                "Введите номер машины на терминале у выхода из корпуса или приложите карту к стойке у шлагбаума. Чек придёт на телефон или напечатается.",
              ),
            },
            {
              title: "Выезд",
              text: nbsp("После оплаты на терминале на выезд есть 15 минут. Шлагбаум узнает номер и откроется."),
            },
          ]}
        />
      </Section>
      <Section title="Как заказать пропуск">
        <div className="halves">
          <div className="prose">
            <h3>Гостю компании парка</h3>
            <p>
              Пропуск нужен, чтобы пройти в&nbsp;офисный корпус или поставить машину за&nbsp;счёт принимающей компании.
              Его оформляет резидент в&nbsp;<ExternalLink href={cabinetUrl}>кабинете арендатора</ExternalLink>: фамилия,
              дата, номер машины.
            </p>
            <p>
              Код приходит гостю сообщением и&nbsp;действует с&nbsp;7:00 до&nbsp;23:00 указанного дня. Паспорт или
              водительское удостоверение возьмите с&nbsp;собой.
            </p>
          </div>
          <div className="prose">
            <h3>На&nbsp;показ помещения</h3>
            <p>
              Если вы едете смотреть офис, склад или торговое помещение, менеджер по&nbsp;аренде сам внесёт машину
              в&nbsp;список: назовите номер, когда будете договариваться о&nbsp;времени. Стоянка на&nbsp;время показа
              бесплатна.
            </p>
            <p>
              <RequestLink form="callback" variant="text">
                Договориться о&nbsp;показе
              </RequestLink>
            </p>
          </div>
        </div>
      </Section>
      <Section
        title="Грузовой транспорт"
        tone="white"
        link={{ href: `${href("route", {})}#truck`, text: "Дорога для грузовиков" }}
      >
        <FactsTable columns={2} rows={truckFacts(places)} />
      </Section>
      <Charging map={map} places={places} serviceId={chargingServiceId} />
      <Section title="Вопросы и&nbsp;ответы" tone="white">
        <Questions items={questions(contacts)} />
      </Section>
      <CallToAction
        title="Приедете с&nbsp;группой или на&nbsp;автобусе?"
        text="Скажите заранее день и&nbsp;число машин: отгородим места и&nbsp;предупредим охрану."
      >
        <RequestLink form="callback">Написать нам</RequestLink>
      </CallToAction>
    </>
  );
}

function Charging({ map, places, serviceId }: { map: ParkingMap; places: Places; serviceId: number | undefined }) {
  const zones = map.zones.filter((zone) => factsOfZone(zone, places)?.chargers);
  if (zones.length === 0) return null;
  return (
    <Section
      title="Зарядные станции"
      link={
        serviceId === undefined
          ? undefined
          : { href: href("service", { id: serviceId }), text: "Цены на\u00a0зарядку и\u00a0мойку" }
      }
    >
      <div className="halves">
        <FactsTable
          rows={[
            ...zones.map((zone) => ({
              name: zone.name,
              value: plural(factsOfZone(zone, places)?.chargers ?? 0, "пост", "поста", "постов"),
            })),
            { name: "Мощность", value: "до\u00a022\u00a0кВт" },
            { name: "Разъём", value: nbsp("второго типа, кабель есть на месте") },
            { name: "Оплата", value: nbsp("банковской картой у поста") },
          ]}
        />
        <Prose>
          <p>
            Приложите карту к&nbsp;считывателю и&nbsp;подключите машину: сообщение о&nbsp;готовности придёт
            на&nbsp;телефон. Время стоянки у&nbsp;поста оплачивается по&nbsp;обычному тарифу зоны.
          </p>
          <p>
            Когда зарядка закончилась, машину можно не&nbsp;убирать полчаса; дальше начисляется плата за&nbsp;простой.
          </p>
        </Prose>
      </div>
    </Section>
  );
}

function figures({ zones }: ParkingMap, places: Places) {
  const cars = counted(spacesIn(zones), "место", "места", "мест");
  const heights = zones.flatMap((zone) => factsOfZone(zone, places)?.heightMetres ?? []);
  const accessible = totalOf(zones, "accessible", places);
  const chargers = totalOf(zones, "chargers", places);
  return [
    ...(spacesIn(zones) > 0 ? [{ figure: cars.figure, text: `${cars.noun} для посетителей` }] : []),
    ...(accessible ? [{ figure: number(accessible), text: "из\u00a0них для людей с\u00a0инвалидностью" }] : []),
    ...(heights.length ? [{ figure: metres(Math.min(...heights)), text: "самый низкий въезд" }] : []),
    ...(chargers
      ? [{ figure: number(chargers), text: `${counted(chargers, "пост", "поста", "постов").noun} для зарядки машин` }]
      : []),
  ];
}

function truckFacts(places: Places) {
  return [
    { name: "Грузоподъёмность", value: `до\u00a0${truck.loadTonnesMax}\u00a0т` },
    { name: "Высота машины", value: `до\u00a0${metres(truck.heightMetresMax)}` },
    { name: "Приём на\u00a0рампах", value: rampsInWords(places) },
    {
      name: "Въезд",
      value: `${haveAll(places, truck.zone) ? `через зону ${truck.zone}, ` : ""}со\u00a0стороны складов`,
    },
    { name: "Пропуск", value: "разовый, на\u00a0номер машины; заказывает получатель груза" },
    { name: "Стоянка под погрузкой", value: "бесплатна в\u00a0окно, указанное в\u00a0пропуске" },
  ];
}

function questions({ phone }: Contacts) {
  return [
    {
      question: "Номер не\u00a0считался. Что делать?",
      answer: (
        <p>
          Протрите номер и&nbsp;подайте на&nbsp;метр назад. Не&nbsp;помогло — нажмите кнопку вызова на&nbsp;стойке:
          диспетчер отвечает круглосуточно и&nbsp;откроет шлагбаум. Телефон парка: <a href={telLink(phone)}>{phone}</a>.
        </p>
      ),
    },
    {
      question: "Можно ли оставить машину на\u00a0ночь?",
      answer: nbsp(
        "Да. Время считается подряд, но за сутки берётся не больше суточного предела из таблицы. Охрана обходит территорию каждые два часа, записи камер хранятся 30 дней.",
      ),
    },
    {
      question: "Кто паркуется бесплатно?",
      answer: nbsp(
        "На отмеченных местах — машины с номером в федеральном реестре инвалидов. Мотоциклы и велосипеды — на своих площадках. Для всех остальных бесплатно начало стоянки, если оно указано в тарифе.",
      ),
    },
    {
      question: "Как получить документы для бухгалтерии?",
      answer: nbsp(
        "Сохраните чек терминала и пришлите его в бухгалтерию парка: за три рабочих дня подготовим акт и счёт-фактуру с НДС 22 %.",
      ),
    },
  ];
}
