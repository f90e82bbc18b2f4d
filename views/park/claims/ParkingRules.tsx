import type { Contacts } from "../../content/park.ts";
import type { ParkingMap } from "../../content/parking.ts";
import { EnquiryLink } from "../../enquiries/EnquiryLink.tsx";
import { FactsTable } from "../../kit/FactsTable.tsx";
import { metres, plural, telLink } from "../../kit/format.ts";
import { Questions } from "../../kit/Questions.tsx";
import { Prose } from "../../kit/RichText.tsx";
import { Section } from "../../kit/Section.tsx";
import { Steps } from "../../kit/Steps.tsx";
import { href } from "../../routes.ts";
import { InCabinet } from "../../visit/InCabinet.tsx";
import { factsOfZone } from "../../visit/parking-facts.ts";
import type { ParkingPageProps } from "../../visit/parking-page.ts";
import { haveAll, type Places } from "../places.ts";
import { rampsInWords, truck } from "./way-facts.ts";

type Props = Omit<ParkingPageProps, "park" | "claims">;

/** How this car park works: payment, passes, trucks, charging, questions. */
export function ParkingRules({ map, places, contacts, cabinetUrl, chargingServiceId }: Props) {
  return (
    <>
      <Section title="Как оплатить" tone="white">
        <Steps
          items={[
            { title: "Въезд", text: "Камера читает номер, шлагбаум открывается сам. С этой минуты идёт время." },
            {
              title: "Стоянка",
              text: "Встаньте на любое свободное место зоны. Сколько их осталось, показывает табло у въезда.",
            },
            {
              title: "Оплата",
              text: "Введите номер машины на терминале у выхода из корпуса или приложите карту к стойке у шлагбаума. Чек придёт на телефон или напечатается.",
            },
            {
              title: "Выезд",
              text: "После оплаты на терминале на выезд есть 15 минут. Шлагбаум узнает номер и откроется.",
            },
          ]}
        />
      </Section>
      <Section title="Как заказать пропуск">
        <div className="halves">
          <div className="prose">
            <h3>Гостю компании парка</h3>
            <p>
              Пропуск нужен, чтобы пройти в офисный корпус или поставить машину за счёт принимающей компании. Его
              оформляет резидент в <InCabinet url={cabinetUrl} />: фамилия, дата, номер машины.
            </p>
            <p>
              Код приходит гостю сообщением и действует с 7:00 до 23:00 указанного дня. Паспорт или водительское
              удостоверение возьмите с собой.
            </p>
          </div>
          <div className="prose">
            <h3>На показ помещения</h3>
            <p>
              Если вы едете смотреть офис, склад или торговое помещение, менеджер по аренде сам внесёт машину в список:
              назовите номер, когда будете договариваться о времени. Стоянка на время показа бесплатна.
            </p>
            <p>
              <EnquiryLink form="callback" variant="text">
                Договориться о показе
              </EnquiryLink>
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
      <Section title="Вопросы и ответы" tone="white">
        <Questions items={questions(contacts)} />
      </Section>
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
          : { href: href("service", { id: serviceId }), text: "Цены на зарядку и мойку" }
      }
    >
      <div className="halves">
        <FactsTable
          rows={[
            ...zones.map((zone) => ({
              name: zone.name,
              value: plural(factsOfZone(zone, places)?.chargers ?? 0, "пост", "поста", "постов"),
            })),
            { name: "Мощность", value: "до 22 кВт" },
            { name: "Разъём", value: "второго типа, кабель есть на месте" },
            { name: "Оплата", value: "банковской картой у поста" },
          ]}
        />
        <Prose>
          <p>
            Приложите карту к считывателю и подключите машину: сообщение о готовности придёт на телефон. Время стоянки у
            поста оплачивается по обычному тарифу зоны.
          </p>
          <p>Когда зарядка закончилась, машину можно не убирать полчаса; дальше начисляется плата за простой.</p>
        </Prose>
      </div>
    </Section>
  );
}

function truckFacts(places: Places) {
  return [
    { name: "Грузоподъёмность", value: `до ${truck.loadTonnesMax} т` },
    { name: "Высота машины", value: `до ${metres(truck.heightMetresMax)}` },
    { name: "Приём на рампах", value: rampsInWords(places) },
    {
      name: "Въезд",
      value: `с запада, через ворота складов${haveAll(places, truck.zone) ? `; ждать погрузки — в зоне ${truck.zone}` : ""}`,
    },
    { name: "Пропуск", value: "разовый, на номер машины; заказывает получатель груза" },
    { name: "Стоянка под погрузкой", value: "бесплатна в окно, указанное в пропуске" },
  ];
}

function questions({ phone }: Contacts) {
  return [
    {
      question: "Номер не считался. Что делать?",
      answer: (
        <p>
          Протрите номер и подайте на метр назад. Не помогло — нажмите кнопку вызова на стойке: диспетчер отвечает
          круглосуточно и откроет шлагбаум. Телефон парка: <a href={telLink(phone)}>{phone}</a>.
        </p>
      ),
    },
    {
      question: "Можно ли оставить машину на ночь?",
      answer:
        "Да. Время считается подряд, но за сутки берётся не больше суточного предела из таблицы. Охрана обходит территорию каждые два часа, записи камер хранятся 30 дней.",
    },
    {
      question: "Кто паркуется бесплатно?",
      answer:
        "На отмеченных местах — машины с номером в федеральном реестре инвалидов. Мотоциклы и велосипеды — на своих площадках. Для всех остальных бесплатно начало стоянки, если оно указано в тарифе.",
    },
    {
      question: "Как получить документы для бухгалтерии?",
      answer:
        "Сохраните чек терминала и пришлите его в бухгалтерию парка: за три рабочих дня подготовим акт и счёт-фактуру с НДС 22 %.",
    },
  ];
}
