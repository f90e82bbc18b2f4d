import { RouteScheme } from "../drawings/RouteScheme.tsx";
import { CallToAction } from "../kit/CallToAction.tsx";
import { CopyButton } from "../kit/CopyButton.tsx";
import { FactsTable } from "../kit/FactsTable.tsx";
import { metres, nbsp, number, telLink } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { PrintButton } from "../kit/PrintButton.tsx";
import { Prose } from "../kit/RichText.tsx";
import { Section } from "../kit/Section.tsx";
import { Steps } from "../kit/Steps.tsx";
import type { Contacts } from "../park/park.ts";
import { haveAll, type Places } from "../park/places.ts";
import { RequestLink } from "../requests/RequestLink.tsx";
import { href } from "../routes.ts";
import { BusTimetable } from "./BusTimetable.tsx";
import { MapSlot } from "./MapSlot.tsx";
import { coordinatesText } from "./map-links.ts";
import { RouteTabs } from "./SubjectTabs.tsx";
import { WayButtons } from "./WayButtons.tsx";
import { metro, rampsInWords, truck } from "./way-facts.ts";

/** What the page of the way to the park shows. `hasMap`: the third-party map may be offered; `busServiceId` tells of the bus. */
export type RoutePageProps = { contacts: Contacts; places: Places; hasMap: boolean; busServiceId: number | undefined };

/** How to get there: metro, bus, car, truck, taxi, on foot, with reduced mobility. */
export function RoutePage({ contacts, places, hasMap, busServiceId }: RoutePageProps) {
  return (
    <>
      <PageHeading
        title="Как добраться"
        lead={nbsp(
          `Парк стоит между Киевским и Калужским шоссе, в ${metro.walkMinutes} минутах пешком от метро «${metro.station}».`,
        )}
      >
        <RouteTabs current="visitors" />
      </PageHeading>
      <Address contacts={contacts} hasMap={hasMap} />
      <Section
        title="На&nbsp;метро и&nbsp;пешком"
        id="metro"
        lead={nbsp(
          `Станция «${metro.station}», выход ${metro.exit}. Дальше ${number(metro.distanceMetres / 1000)} км: ${metro.walkMinutes} минут по освещённой дорожке без ступеней.`,
        )}
      >
        <div className="stack-l">
          <Steps items={walk(places)} />
          <WayButtons coordinates={contacts.coordinates} mode="transit" />
        </div>
      </Section>
      <Section
        title="Автобус парка"
        id="bus"
        tone="white"
        lead={nbsp(
          "Бесплатный, для гостей и сотрудников; билет и пропуск не нужны. Ходит по рабочим дням от выхода 3 станции.",
        )}
        link={
          busServiceId === undefined
            ? undefined
            : { href: href("service", { id: busServiceId }), text: "Подробнее об\u00a0автобусе" }
        }
      >
        <BusTimetable places={places} />
      </Section>
      <Section title="На&nbsp;машине" id="car">
        <div className="halves">
          <Prose>
            <p>
              <strong>Со&nbsp;стороны МКАД по&nbsp;Киевскому шоссе.</strong> Съезд к&nbsp;станции «Саларьево», через
              900&nbsp;м поворот направо по&nbsp;указателю «Параллель&nbsp;55» на&nbsp;Параллельный проезд. Въезд&nbsp;1
              — справа{haveAll(places, "1", "P1") && ", у\u00a0корпуса\u00a01: зона P1"}.
            </p>
            <p>
              <strong>По&nbsp;Калужскому шоссе.</strong> Через посёлок Мосрентген к&nbsp;Параллельному проезду, парк —
              слева. Въезд&nbsp;2 — у&nbsp;галереи{haveAll(places, "6", "P2") && ", корпус\u00a06: зона P2"}.
              Он&nbsp;удобнее, если едете за&nbsp;покупками.
            </p>
            <p>
              Для навигатора: <span className="num nowrap">{coordinatesText(contacts.coordinates)}</span>. В&nbsp;будни
              с&nbsp;8:00 до&nbsp;9:30 у&nbsp;въезда&nbsp;1 бывает очередь, въезд&nbsp;2 свободнее.
            </p>
          </Prose>
          <div className="panel stack">
            <p className="card-title">Где поставить машину</p>
            <p>
              {haveAll(places, "P1", "P2") && "Гостей принимают зоны P1 и\u00a0P2. "}Пропуск для легковой машины
              не&nbsp;нужен, шлагбаум читает номер.
            </p>
            <p>
              <a href={href("parking", {})}>Схема парковки и&nbsp;тарифы</a>
            </p>
            <WayButtons coordinates={contacts.coordinates} mode="car" />
          </div>
        </div>
      </Section>
      <Section title="Грузовикам" id="truck" tone="white" lead="Памятка водителю: распечатайте или отправьте ссылку.">
        <div className="stack-l">
          <FactsTable columns={2} rows={truckRows(contacts, places)} />
          <div className="row">
            <PrintButton>Распечатать памятку</PrintButton>
          </div>
        </div>
      </Section>
      <Section title="Такси и&nbsp;маломобильные гости">
        <div className="halves">
          <div className="prose" id="taxi">
            <h3>На&nbsp;такси</h3>
            <p>
              Точка высадки — вход&nbsp;3 с&nbsp;Параллельного проезда: карман на&nbsp;четыре машины, остановка
              до&nbsp;пяти минут. Водителю скажите так: «Параллельный проезд, 55, вход&nbsp;3». Сюда&nbsp;же подают
              машину, когда вы уезжаете.
            </p>
          </div>
          <div className="prose" id="access">
            <h3>Маломобильным</h3>
            <ul>
              {haveAll(places, "1", "P1") && (
                <li>Широкие места в&nbsp;зоне P1 — в&nbsp;30&nbsp;м от&nbsp;пандуса корпуса&nbsp;1.</li>
              )}
              <li>
                Пандусы с&nbsp;уклоном 5&nbsp;% и&nbsp;поручнями — у&nbsp;каждого офисного корпуса и&nbsp;галереи.
              </li>
              <li>
                Лифты шире 110&nbsp;см есть во&nbsp;всех корпусах выше одного этажа; доступный туалет — на&nbsp;первом
                этаже.
              </li>
              <li>Один автобус низкопольный, с&nbsp;откидным пандусом: время его рейсов подскажет диспетчер.</li>
              <li>
                Встретим и&nbsp;проводим, если позвонить за&nbsp;час:{" "}
                <a href={telLink(contacts.phone)}>{contacts.phone}</a>.
              </li>
            </ul>
          </div>
        </div>
      </Section>
      <CallToAction
        title="Едете на&nbsp;показ?"
        text="Скажите номер машины и&nbsp;время: внесём в&nbsp;список и&nbsp;встретим у&nbsp;входа."
      >
        <RequestLink form="callback">Написать нам</RequestLink>
      </CallToAction>
    </>
  );
}

function Address({ contacts, hasMap }: { contacts: Contacts; hasMap: boolean }) {
  const { postalCode, locality, street } = contacts.address;
  const address = `${postalCode}, г. ${locality}, ${street}`;
  return (
    <Section title="Адрес" tone="white">
      <div className="halves">
        <div className="stack">
          <p className="lead">{nbsp(address)}</p>
          <p className="muted">
            Координаты: <span className="num">{coordinatesText(contacts.coordinates)}</span>
            <br />
            Справки: <a href={telLink(contacts.phone)}>{contacts.phone}</a>, {contacts.workingHours}
          </p>
          <div className="row">
            <CopyButton text={address} done="Адрес скопирован">
              Скопировать адрес
            </CopyButton>
            <PrintButton />
          </div>
          {hasMap && <MapSlot coordinates={contacts.coordinates} title="Карта: бизнес-парк «Параллель 55»" />}
        </div>
        <figure className="figure">
          <RouteScheme />
          <figcaption>Схема подъезда, без масштаба.</figcaption>
        </figure>
      </div>
    </Section>
  );
}

const walk = (places: Places) => [
  {
    title: `Выход ${metro.exit}`,
    text: nbsp("Из последнего вагона от центра — налево, по эскалатору и снова налево, к выходу 3."),
    note: "2\u00a0минуты",
  },
  {
    title: "Пешеходная дорожка",
    text: nbsp(
      "Прямо вдоль остановок, через один регулируемый переход. Указатели «Параллель 55» стоят на каждом повороте.",
    ),
    note: "7\u00a0минут",
  },
  {
    title: "Вход 3",
    text: nbsp(
      `Новый вход с Параллельного проезда: пандус, навес, турникеты. В галерею${haveAll(places, "6") ? " корпуса 6" : ""} пропуск не нужен.`,
    ),
    note: "2\u00a0минуты",
  },
  {
    title: "Корпус",
    text: nbsp(
      haveAll(places, "1", "2", "3", "4")
        ? "Дальше по аллее: корпуса 1 и 2 справа, 3 и 4 слева, галерея прямо."
        : "Дальше по аллее: номера корпусов написаны на указателях.",
    ),
    note: "1\u00a0минута",
  },
];

function truckRows({ phone, coordinates }: Contacts, places: Places) {
  return [
    {
      name: "Въезд",
      value: nbsp(
        `${haveAll(places, truck.zone) ? `Через зону ${truck.zone}, со` : "Со"} стороны складов; у шлагбаума назовите номер корпуса`,
      ),
    },
    { name: "Координаты", value: coordinatesText(coordinates) },
    { name: "Грузоподъёмность", value: `до\u00a0${number(truck.loadTonnesMax)}\u00a0т` },
    { name: "Высота машины", value: `до\u00a0${metres(truck.heightMetresMax)}` },
    { name: "Рампы", value: rampsInWords(places) },
    { name: "Пропуск", value: nbsp("Разовый, на номер машины; заказывает получатель груза накануне") },
    { name: "Документы", value: nbsp("Паспорт или водительское удостоверение, накладная с номером помещения") },
    { name: "Дороги", value: nbsp("Проверьте пропуск на МКАД: дневной въезд грузовиков в город ограничен") },
    { name: "Скорость в\u00a0парке", value: "20\u00a0км/ч, двигатель на\u00a0рампе глушат" },
    { name: "Диспетчер", value: <a href={telLink(phone)}>{phone}</a> },
  ];
}
