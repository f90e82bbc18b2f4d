import type { Contacts } from "../../content/park.ts";
import { FactsTable } from "../../kit/FactsTable.tsx";
import { metres, number, telLink } from "../../kit/format.ts";
import { PrintButton } from "../../kit/PrintButton.tsx";
import { Prose } from "../../kit/RichText.tsx";
import { Section } from "../../kit/Section.tsx";
import { Steps } from "../../kit/Steps.tsx";
import { href } from "../../routes.ts";
import { coordinatesText } from "../../visit/map-links.ts";
import { WayButtons } from "../../visit/WayButtons.tsx";
import { parkName } from "../park-name.ts";
import { haveAll, type Places } from "../places.ts";
import { BusTimetable } from "./BusTimetable.tsx";
import { metro, rampsInWords, truck } from "./way-facts.ts";

type Props = { contacts: Contacts; places: Places; busServiceId: number | undefined };

/** The ways to this park: metro, bus, roads, trucks, taxi, reduced mobility. `busServiceId` is the page of the bus. */
export function WaysInDetail({ contacts, places, busServiceId }: Props) {
  return (
    <>
      <Section
        title="На метро и пешком"
        id="metro"
        lead={`Станция «${metro.station}», выход ${metro.exit}. Дальше ${number(metro.distanceMetres / 1000)} км: ${metro.walkMinutes} минут по освещённой дорожке без ступеней.`}
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
        lead="Бесплатный, для гостей и сотрудников; билет и пропуск не нужны. Ходит по рабочим дням от выхода 3 станции."
        link={
          busServiceId === undefined
            ? undefined
            : { href: href("service", { id: busServiceId }), text: "Подробнее об автобусе" }
        }
      >
        <BusTimetable places={places} />
      </Section>
      <Section title="На машине" id="car">
        <div className="halves">
          <Prose>
            <p>
              <strong>Со стороны МКАД по Киевскому шоссе.</strong> Съезд к станции «Саларьево», через 900 м поворот
              направо по указателю {parkName.quoted} на Параллельный проезд. Въезд 1 — справа
              {haveAll(places, "1", "P1") && ", у корпуса 1: зона P1"}.
            </p>
            <p>
              <strong>По Калужскому шоссе.</strong> Через посёлок Мосрентген к Параллельному проезду, парк — слева.
              Въезд 2 — в конце парка; дорога от него ведёт к галерее
              {haveAll(places, "6", "P2") && ", корпусу 6, и в зону P2"}. Он удобнее, если едете за покупками.
            </p>
            <p>
              Для навигатора: <span className="num nowrap">{coordinatesText(contacts.coordinates)}</span>. В будни с
              8:00 до 9:30 у въезда 1 бывает очередь, въезд 2 свободнее.
            </p>
          </Prose>
          <div className="panel stack">
            <p className="card-title">Где поставить машину</p>
            <p>
              {haveAll(places, "P1", "P2") && "Гостей принимают зоны P1 и P2. "}Пропуск для легковой машины не нужен,
              шлагбаум читает номер.
            </p>
            <p>
              <a href={href("parking", {})}>Схема парковки и тарифы</a>
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
      <Section title="Такси и маломобильные гости">
        <div className="halves">
          <div className="prose" id="taxi">
            <h3>На такси</h3>
            <p>
              Точка высадки — вход 3 с Параллельного проезда: карман на четыре машины, остановка до пяти минут. Водителю
              скажите так: «Параллельный проезд, 55, вход 3». Сюда же подают машину, когда вы уезжаете.
            </p>
          </div>
          <div className="prose" id="access">
            <h3>Маломобильным</h3>
            <ul>
              {haveAll(places, "1", "P1") && <li>Широкие места в зоне P1 — в 30 м от пандуса корпуса 1.</li>}
              <li>Пандусы с уклоном 5 % и поручнями — у каждого офисного корпуса и галереи.</li>
              <li>Лифты шире 110 см есть во всех офисных корпусах; доступный туалет — на первом этаже.</li>
              <li>Один автобус низкопольный, с откидным пандусом: время его рейсов подскажет диспетчер.</li>
              <li>
                Встретим и проводим, если позвонить за час: <a href={telLink(contacts.phone)}>{contacts.phone}</a>.
              </li>
            </ul>
          </div>
        </div>
      </Section>
    </>
  );
}

const walk = (places: Places) => [
  {
    title: `Выход ${metro.exit}`,
    text: "Из последнего вагона от центра — налево, по эскалатору и снова налево, к выходу 3.",
    note: "2 минуты",
  },
  {
    title: "Пешеходная дорожка",
    text: `Прямо вдоль остановок, через один регулируемый переход. Указатели ${parkName.quoted} стоят на каждом повороте.`,
    note: "7 минут",
  },
  {
    title: "Вход 3",
    text: `Новый вход с Параллельного проезда: пандус, навес, турникеты. В галерею${haveAll(places, "6") ? " корпуса 6" : ""} пропуск не нужен.`,
    note: "2 минуты",
  },
  {
    title: "Корпус",
    text: haveAll(places, "1", "2", "3", "4")
      ? "Дальше прямо: корпуса 1 и 2 справа, 3 и 4 слева, за ними галерея."
      : "Дальше прямо: номера корпусов написаны на указателях.",
    note: "1 минута",
  },
];

function truckRows({ phone, coordinates }: Contacts, places: Places) {
  return [
    {
      name: "Въезд",
      value: `С запада, через ворота складов; у шлагбаума назовите номер корпуса${haveAll(places, truck.zone) ? `. Ждать погрузки — в зоне ${truck.zone}` : ""}`,
    },
    { name: "Координаты", value: coordinatesText(coordinates) },
    { name: "Грузоподъёмность", value: `до ${number(truck.loadTonnesMax)} т` },
    { name: "Высота машины", value: `до ${metres(truck.heightMetresMax)}` },
    { name: "Рампы", value: rampsInWords(places) },
    { name: "Пропуск", value: "Разовый, на номер машины; заказывает получатель груза накануне" },
    { name: "Документы", value: "Паспорт или водительское удостоверение, накладная с номером помещения" },
    { name: "Дороги", value: "Проверьте пропуск на МКАД: дневной въезд грузовиков в город ограничен" },
    { name: "Скорость в парке", value: "20 км/ч, двигатель на рампе глушат" },
    { name: "Диспетчер", value: <a href={telLink(phone)}>{phone}</a> },
  ];
}
